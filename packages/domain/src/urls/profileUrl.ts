import { encodePart } from "./encodePart";
import { withoutTrailingSlashes } from "./trailingSlashes";

/** A person's public profile: origin plus `/{nickname}`. */
export function profileUrl(origin: string, nickname: string): string {
  return `${withoutTrailingSlashes(origin)}/${encodePart(nickname)}`;
}
