/** An observer of one kind of figure. */
export interface Watch {
  /** Handles the entries that the browser has measured and not delivered yet. */
  flush(): void;
  stop(): void;
}

interface Watched {
  /** Earlier entries are left out; in ms, on the clock of `performance.now()`. */
  readonly since: number;
  readonly durationThreshold?: number;
}

/**
 * Calls back with each entry of the type, also with those from before this call. Does nothing in
 * browsers that do not know the type.
 */
export function watchEntries<Entry extends PerformanceEntry>(
  type: string,
  { since, ...options }: Watched,
  callback: (entry: Entry) => void,
): Watch {
  const deliver = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) if (entry.startTime >= since) callback(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => deliver(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes(type))
    observer.observe({ type, buffered: true, ...options });
  return { flush: () => deliver(observer.takeRecords()), stop: () => observer.disconnect() };
}
