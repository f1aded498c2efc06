import { clockOffset } from "@yy/domain/time/countdown";
import { parseInstant } from "@yy/domain/time/parseInstant";
import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    serverClock: Map<string, number>;
  }
}

/**
 * Maps the text of a server's time to the offset of its clock in ms, measured when the text was
 * first seen. If the text is seen again, the markup comes from a snapshot, and its time is old.
 */
const offsets = onePerPage("serverClock", () => new Map());

/**
 * How far the server's clock is ahead of this one, in ms; 0 when the page does not have its time.
 */
export function serverOffset(text: string | undefined): number {
  const serverNow = text === undefined ? undefined : parseInstant(text);
  if (text === undefined || serverNow === undefined) return 0;
  const measured = offsets.get(text);
  if (measured !== undefined) return measured;
  const now = Date.now();
  const offset = clockOffset({ serverNow, now, askedAt: pageRequestedAt(now) });
  offsets.set(text, offset);
  return offset;
}

/**
 * The time at which the document was requested, in ms of this clock; undefined when it came from a
 * cache.
 */
function pageRequestedAt(now: number): number | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // When a page was only confirmed (304), no more than headers were transferred.
  if (!page || page.transferSize <= page.encodedBodySize) return undefined;
  return now - (performance.now() - page.requestStart);
}
