import { onePerPage } from "@yy/domain/onePerPage";
import { parseInstant } from "@yy/domain/time/parseInstant";

/**
 * What a server's time was ahead of this clock when it was first seen, by its text. Seen again it is old: the markup
 * came out of a snapshot, and says nothing new about the clock.
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
