import { underRoot } from "@yy/page/root";
import { type Check, listOf, readJson, ShapeFault, text } from "../shape";
import { sharedGet } from "../sharedGet";

/**
 * The cities of a state, in the server's order: `GET /states/{state}/cities.json`, a list of lists
 * whose first item is the name.
 *
 * @param state - its code, `SP`
 * @throws RequestError
 */
export async function fetchCities(state: string, signal?: AbortSignal): Promise<string[]> {
  const url = underRoot(`/states/${encodeURIComponent(state)}/cities.json`);
  return readJson(await sharedGet({ url, signal }), cities);
}

export const cityName: Check<string> = (value, at) => {
  if (!Array.isArray(value)) throw new ShapeFault(at, "a list");
  return text(value[0], `${at}[0]`);
};

/** What the server answers. */
export const cities = listOf(cityName);
