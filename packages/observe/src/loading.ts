import { type Watch, watchEntries } from "./entries";
import type { Figures } from "./Figures";

/** The file of a widget's own code, by its name; not its second one, nor those that widgets share. */
const ownFile = /\/chunks\/([a-z-]+)-[0-9a-f]{8}\.digested\.js$/;

/** Tells how the code of each widget has come. */
export function watchLoading(figures: Figures, since: number): Watch {
  return watchEntries<PerformanceResourceTiming>("resource", { since }, (entry) => {
    const [, name] = ownFile.exec(new URL(entry.name).pathname) ?? [];
    const tag = `yy-${name}`;
    // Files that did not come have entries too.
    if (!name || !isTag(tag) || entry.responseStatus >= 400) return;
    const { duration: ms, encodedBodySize: bytes, transferSize, decodedBodySize } = entry;
    const cached = transferSize === 0 && decodedBodySize > 0;
    figures.loaded(tag, { ms: Math.round(ms * 10) / 10, bytes, cached });
  });
}

/** Shared files have such names as well. */
const isTag = (tag: string) =>
  customElements.get(tag) !== undefined || document.querySelector(tag) !== null;
