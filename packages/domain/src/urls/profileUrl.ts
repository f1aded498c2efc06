import { encodePart } from "./encodePart";
import { withoutTrailingSlashes } from "./trailingSlashes";

/** The URL of a user's public profile: the origin and `/{nickname}`. */
export function profileUrl(origin: string, nickname: string): string {
  return `${withoutTrailingSlashes(origin)}/${encodePart(nickname)}`;
}
