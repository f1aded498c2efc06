/**
 * What widgets store with a history entry, each under a key of its own; it survives a reload. An
 * entry that is added on top of this one gets the same, whoever adds it: a widget whose value
 * belongs to one entry alone compares the depth of the entry that it was stored with.
 */
export type EntryData = Readonly<Record<string, unknown>>;

/** The key of our part of `history.state`; routers have theirs beside it. */
const stateKey = "yy";
/** The key, within the entry's data, of the body that the entry was made for. */
const pageKey = "page";
/** The key of how many entries of ours this one is above the page's own. */
const depthKey = "depth";

/** Returns undefined for a state that is none of ours. */
export function readState(state: unknown): EntryData | undefined {
  return (state as Record<string, EntryData> | null)?.[stateKey];
}

/**
 * The router's part of the state stays: with it the router finds its page when the visitor comes
 * back to it.
 */
export function stateWith(data: EntryData, depth: number): object {
  return { ...history.state, [stateKey]: dataAt(depth, data) };
}

/** The data, for an entry of the body on screen at this depth. */
export function dataAt(depth: number, data: EntryData): EntryData {
  return { ...data, [pageKey]: bodyKey(), [depthKey]: depth };
}

/** How many entries of ours it is above the page's own. */
export function depthOf(data: EntryData | undefined): number {
  return Number(data?.[depthKey] ?? 0);
}

/** The key of the body that the entry was made for. */
export function pageOf(data: EntryData | undefined): unknown {
  return data?.[pageKey];
}

const bodyKeys = new WeakMap<Element, string>();

/** A key of the body on screen: each visit of a router brings another body. */
export function bodyKey(): string {
  const known = bodyKeys.get(document.body);
  if (known) return known;
  const key = `${performance.timeOrigin}-${Math.random()}`;
  bodyKeys.set(document.body, key);
  return key;
}
