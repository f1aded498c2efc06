/**
 * The ids that a fragment such as `#pre%C3%A7o` may mean: as it is written first, then decoded;
 * none for an empty one.
 */
export function fragmentIds(hash: string): string[] {
  const written = hash.slice(1);
  if (written === "") return [];
  try {
    return [...new Set([written, decodeURIComponent(written)])];
  } catch {
    return [written];
  }
}

/**
 * What a fragment names on this page, as the browser finds it: by its id, or an old anchor's name.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  for (const id of fragmentIds(hash)) {
    const anchor = `a[name="${CSS.escape(id)}"]`;
    const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(anchor);
    if (found) return found;
  }
  return null;
}
