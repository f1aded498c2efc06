import type { Departure } from "./inventoryChanges";

/**
 * What page authors are told of names that went since the last release, beside what their schemas
 * said while they were deprecated. Emptied when the next release has gone out.
 */
export const departures: readonly Departure[] = [];
