import { most, type Report, rounded } from "./report";

interface ShiftSource {
  readonly node: Node | null;
}
/** Not in TypeScript's types yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly ShiftSource[];
}

/** The largest paint, and what moved by itself, where a widget is or has a part in it. */
export class Vitals {
  #lcp: { readonly ms: number; readonly tag?: string } | undefined;
  readonly #shifts = new Map<string, number>();
  readonly #paints = observing<LargestContentfulPaint>("largest-contentful-paint", (entry) => {
    const tag = tagAround(entry.element);
    this.#lcp = { ms: rounded(entry.startTime), ...(tag === undefined ? {} : { tag }) };
  });
  readonly #moves = observing<LayoutShift>("layout-shift", (entry) => {
    if (entry.hadRecentInput) return;
    const tags = new Set(entry.sources.map(({ node }) => tagAround(node)));
    for (const tag of tags)
      if (tag !== undefined) this.#shifts.set(tag, (this.#shifts.get(tag) ?? 0) + entry.value);
  });

  take(): Pick<Report, "vitals"> {
    for (const each of [this.#paints, this.#moves]) each?.flush();
    const shifts = [...this.#shifts].map(([tag, score]) => ({
      tag,
      score: Math.round(score * 1e4) / 1e4,
    }));
    const vitals = {
      ...(this.#lcp ? { lcp: this.#lcp } : {}),
      ...(shifts.length > 0 ? { shifts: shifts.slice(0, most) } : {}),
    };
    this.#lcp = undefined;
    this.#shifts.clear();
    return Object.keys(vitals).length > 0 ? { vitals } : {};
  }

  stop(): void {
    for (const each of [this.#paints, this.#moves]) each?.stop();
  }
}

/** Calls back with each entry, those before too; undefined in browsers that have none of the type. */
export function observing<E extends PerformanceEntry>(
  type: string,
  take: (entry: E) => void,
  options: { readonly durationThreshold?: number } = {},
): { flush(): void; stop(): void } | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) take(entry as E);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return { flush: () => takeAll(observer.takeRecords()), stop: () => observer.disconnect() };
}

/** The innermost widget that the node is, is in, or is drawn in. */
export function tagAround(node: Node | null | undefined): string | undefined {
  for (let each = node; each; each = each.parentNode ?? (each as ShadowRoot).host)
    if (each instanceof Element && each.localName.startsWith("yy-")) return each.localName;
  return undefined;
}
