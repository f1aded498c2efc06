/** How far the visitor had come in a list when they left its page. */
export interface Position {
  /** Pages added to the first. */
  readonly pages: number;
  /** Scroll offset in px. */
  readonly top: number;
}

/** Names a list of this page, for the storage. */
export function positionKey(firstUrl: string): string {
  return `yy:infinite-scroll ${location.pathname}${location.search} ${firstUrl}`;
}

/** Remembers the position for this tab. */
export function savePosition(key: string, position: Position): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(position));
  } catch {
    // Without storage the list begins at its first page again.
  }
}

/** The saved position after going back or reloading, once; undefined when the page was opened by a link. */
export function takePosition(key: string): Position | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    return isBack() && isPosition(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

function isBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  const { type } = (arrival ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === "back_forward" || type === "reload";
}

function isPosition(saved: unknown): saved is Position {
  const { pages, top } = Object(saved) as Partial<Position>;
  return Number.isInteger(pages) && Number.isFinite(top);
}
