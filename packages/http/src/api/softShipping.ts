import { underRoot } from "@yy/page/root";
import { request } from "../client";
import { flag, object, readJson } from "../shape";

/** Whether the feature is on now. */
export const softShipping = object({ enabled: flag });

/**
 * `POST /api/v3/soft_shipping_rates/enable` or `/disable`, without a payload.
 *
 * @returns whether the feature is on now, as the server answers
 * @throws RequestError
 */
export async function setSoftShipping(enabled: boolean): Promise<boolean> {
  const url = underRoot(`/api/v3/soft_shipping_rates/${enabled ? "enable" : "disable"}`);
  const answer = await request({ method: "POST", url, outlivesPage: true });
  return readJson(answer, softShipping).enabled;
}
