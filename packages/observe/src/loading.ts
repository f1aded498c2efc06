import { type Watch, watchEntries } from "./entries";
import type { Figures } from "./Figures";

/**
 * The file of a widget's own code, by its name; not its second one, nor those that widgets share.
 */
const ownFile = /\/chunks\/([a-z-]+)-[0-9a-f]{8}\.digested\.js$/;

interface LoadingWatch extends Watch {
  /** Tags whose code had to be asked for twice, so that it may never have come. */
  readonly retried: ReadonlySet<string>;
}

/** Tells how the code of each widget has come. */
export function watchLoading(figures: Figures, since: number): LoadingWatch {
  const retried = new Set<string>();
  const watch = watchEntries<PerformanceResourceTiming>("resource", { since }, (entry) => {
    const { pathname, search } = new URL(entry.name);
    const [, name] = ownFile.exec(pathname) ?? [];
    const tag = `yy-${name}`;
    if (search) retried.add(tag);
    // Files that did not come have entries too.
    if (!name || !isTag(tag) || entry.responseStatus >= 400) return;
    const { duration: ms, encodedBodySize: bytes, transferSize, decodedBodySize } = entry;
    const cached = transferSize === 0 && decodedBodySize > 0;
    if (decodedBodySize === 0 && !customElements.get(tag)) return;
    figures.loaded(tag, { ms: Math.round(ms * 10) / 10, bytes, cached });
  });
  return { ...watch, retried };
}

/** Shared files have such names as well. */
const isTag = (tag: string) =>
  customElements.get(tag) !== undefined || document.querySelector(tag) !== null;
