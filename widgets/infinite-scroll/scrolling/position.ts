import { parseJsonObject } from "@yy/domain/json";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

/** How far the visitor had come in a list when they left its page. */
export interface Position {
  /** How many pages were added to the first one. */
  readonly pages: number;
  /** Scroll offset in px. */
  readonly top: number;
}

/** Returns the storage key for a list on this page. */
export function positionKey(firstUrl: string): string {
  return `yy:infinite-scroll ${location.pathname}${location.search} ${firstUrl}`;
}

/** Stores the position for this tab. */
export function savePosition(key: string, position: Position): void {
  // Without storage the list starts at its first page again.
  writeStored("sessionStorage", key, JSON.stringify(position));
}

/**
 * Returns and removes the position saved before going back or reloading; undefined when the page
 * was opened by a link.
 */
export function takePosition(key: string): Position | undefined {
  const saved = parseJsonObject(readStored("sessionStorage", key));
  removeStored("sessionStorage", key);
  return isBack() && isPosition(saved) ? saved : undefined;
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
