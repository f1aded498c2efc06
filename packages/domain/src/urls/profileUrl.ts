import { encodePart, withoutTrailingSlashes } from "./parts";

/** The URL of a user's public profile: the origin and `/{nickname}`. */
export function profileUrl(origin: string, nickname: string): string {
  return `${withoutTrailingSlashes(origin)}/${encodePart(nickname)}`;
}
