import { type Watch, watchEntries } from "./entries";
import type { Figures } from "./Figures";

/**
 * Matches the URL of a widget's own file, by the widget's name, but not its second file, nor shared
 * files.
 */
const ownFile = /\/chunks\/([a-z-]+)-[0-9a-f]{8}\.digested\.js$/;

interface LoadingWatch extends Watch {
  /** Tags whose code was requested twice, so that it may never have loaded. */
  readonly retried: ReadonlySet<string>;
}

/** Measures how the code of each widget was loaded. */
export function watchLoading(figures: Figures, since: number): LoadingWatch {
  const retried = new Set<string>();
  const watch = watchEntries<PerformanceResourceTiming>("resource", { since }, (entry) => {
    const { pathname, search } = new URL(entry.name);
    const [, name] = ownFile.exec(pathname) ?? [];
    const tag = `yy-${name}`;
    if (search) retried.add(tag);
    // Files that could not be loaded have entries too.
    if (!name || !isTag(tag) || entry.responseStatus >= 400) return;
    const { duration: ms, encodedBodySize: bytes, transferSize, decodedBodySize } = entry;
    const cached = transferSize === 0 && decodedBodySize > 0;
    if (decodedBodySize === 0 && !customElements.get(tag)) return;
    figures.loaded(tag, { ms: Math.round(ms * 10) / 10, bytes, cached });
  });
  return { ...watch, retried };
}

/** Whether the name is a widget's: shared files have similar names. */
const isTag = (tag: string) =>
  customElements.get(tag) !== undefined || document.querySelector(tag) !== null;
