import { onePerPage } from "@yy/domain/onePerPage";
import { parseInstant } from "@yy/domain/time/parseInstant";

/**
 * Offset of the server's clock, by the text of its time, measured when the text was first seen. Seen again, the markup
 * comes from a snapshot and says nothing new about the clock.
 */
const offsets = onePerPage("serverClock", () => new Map<string, number>());

/** How far the server is ahead of this clock, in ms; 0 when it did not say. */
export function clockOffset(serverNow: string | undefined): number {
  if (serverNow === undefined) return 0;
  const known = offsets.get(serverNow);
  if (known !== undefined) return known;
  const offset = (parseInstant(serverNow) ?? Date.now()) - Date.now();
  offsets.set(serverNow, offset);
  return offset;
}
