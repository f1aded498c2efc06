import { underRoot } from "@yy/page/root";
import { type Checked, flag, id, listOf, object, readJson, text } from "../shape";
import { sharedGet } from "../sharedGet";

const facility = object({ id, name: text, enabled: flag });

/** A facility of the seller and whether it is on. */
export type Facility = Checked<typeof facility>;

/** What the server answers. */
export const facilities = object({ facilities: listOf(facility) });

/**
 * `GET /api/facilities`, version 1.
 *
 * @throws RequestError
 */
export async function fetchFacilities(signal?: AbortSignal): Promise<Facility[]> {
  const answer = await sharedGet({
    url: underRoot("/api/facilities"),
    version: 1,
    signal,
    cached: false,
  });
  return readJson(answer, facilities).facilities;
}
