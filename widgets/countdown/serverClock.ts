import { clockOffset } from "@yy/domain/time/clockOffset";
import { parseInstant } from "@yy/domain/time/parseInstant";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * Offset of the server's clock in ms, by the text of its time, measured when the text was first
 * seen. When it is seen again, the markup comes from a snapshot, and its time is old.
 */
const offsets = onePerPage("serverClock", () => new Map<string, number>());

/** How far the server's clock is ahead of this one, in ms; 0 when the server did not say. */
export function serverOffset(text: string | undefined): number {
  const serverNow = text === undefined ? undefined : parseInstant(text);
  if (text === undefined || serverNow === undefined) return 0;
  const known = offsets.get(text);
  if (known !== undefined) return known;
  const now = Date.now();
  const offset = clockOffset({ serverNow, now, askedAt: pageAskedAt(now) });
  offsets.set(text, offset);
  return offset;
}

/**
 * When the document was asked for, in ms of this clock; undefined when it has come out of a cache.
 */
function pageAskedAt(now: number): number | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page that was only confirmed (304) brought no more than headers.
  if (!page || page.transferSize <= page.encodedBodySize) return undefined;
  return now - (performance.now() - page.requestStart);
}
