import { request } from "../client";

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Tells the server where the visitor is. The body of the answer is ignored.
 *
 * @param path - configured by the page
 * @throws RequestError
 */
export async function sendLocation(path: string, position: Position): Promise<void> {
  const { latitude, longitude } = position;
  await request({ method: "POST", url: path, json: { latitude, longitude } });
}
