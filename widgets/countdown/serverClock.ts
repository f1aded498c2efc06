import { parseInstant } from "@yy/domain/time/parseInstant";
import { onePerPage } from "@yy/page/onePerPage";

/**
 * Offset of the server's clock in ms, by the text of its time, measured when the text was first seen. When it is seen
 * again, the markup comes from a snapshot, and its time is old.
 */
const offsets = onePerPage("serverClock", () => new Map<string, number>());

/** How far the server's clock is ahead of this one, in ms; 0 when the server did not say. */
export function clockOffset(serverNow: string | undefined): number {
  if (serverNow === undefined) return 0;
  const known = offsets.get(serverNow);
  if (known !== undefined) return known;
  const offset = (parseInstant(serverNow) ?? Date.now()) - Date.now();
  offsets.set(serverNow, offset);
  return offset;
}
