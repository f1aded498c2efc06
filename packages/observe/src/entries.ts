/** What watches one kind of figure. */
export interface Watch {
  /** Hands over what the browser has measured and not yet told. */
  flush(): void;
  stop(): void;
}

interface Watched {
  /** Entries from before are left out, in ms since the page began. */
  readonly since: number;
  readonly durationThreshold?: number;
}

/**
 * Calls back with every entry of the type, those from before this call too; with none where the
 * browser does not know it.
 */
export function watchEntries<Entry extends PerformanceEntry>(
  type: string,
  { since, ...options }: Watched,
  callback: (entry: Entry) => void,
): Watch {
  const tell = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) if (entry.startTime >= since) callback(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => tell(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes(type))
    observer.observe({ type, buffered: true, ...options });
  return { flush: () => tell(observer.takeRecords()), stop: () => observer.disconnect() };
}
