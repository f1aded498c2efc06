/** How far the visitor was in a list when they left its page. */
export interface Position {
  /** Number of pages added to the first. */
  readonly pages: number;
  /** Scroll offset in px. */
  readonly top: number;
}

/** Storage key of a list of this page. */
export function positionKey(firstUrl: string): string {
  return `yy:infinite-scroll ${location.pathname}${location.search} ${firstUrl}`;
}

/** Stores the position for this tab. */
export function savePosition(key: string, position: Position): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(position));
  } catch {
    // Without storage the list starts at its first page again.
  }
}

/**
 * Returns and removes the position saved before going back or reloading; undefined when the page was opened by a link.
 */
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
