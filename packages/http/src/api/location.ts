import { request } from "../client";

/** In degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Sends the visitor's position to the server. Ignores the body of the answer.
 *
 * @param path - configured by the page
 * @throws RequestError
 */
export async function sendLocation(path: string, position: Position): Promise<void> {
  const { latitude, longitude } = position;
  await request({ method: "POST", url: path, json: { latitude, longitude } });
}
