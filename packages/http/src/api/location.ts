import { type Answer, request } from "../client";

/** The position, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * Sends the visitor's position to the server. The body of the answer says nothing, but its address
 * may be that of the sign-in page.
 *
 * @param path - configured by the page
 * @throws RequestError
 */
export function sendLocation(path: string, position: Position): Promise<Answer> {
  const { latitude, longitude } = position;
  return request({ method: "POST", url: path, json: { latitude, longitude } });
}
