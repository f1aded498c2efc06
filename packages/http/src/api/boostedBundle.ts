import { underRoot } from "@yy/page/root";
import { request } from "../client";
import { flag, object, readJson } from "../shape";

/** Whether the feature is on now. */
export const boostedBundle = object({ enabled: flag });

/**
 * `PUT /api/boosted_bundle/participations`, version 1.
 *
 * @returns whether the seller takes part now, as the server answers
 * @throws RequestError
 */
export async function setBoostedBundle(enabled: boolean): Promise<boolean> {
  const url = underRoot("/api/boosted_bundle/participations");
  const json = { enabled };
  const answer = await request({ method: "PUT", url, version: 1, json, outlivesPage: true });
  return readJson(answer, boostedBundle).enabled;
}
