import { encodePart } from "./encodePart";

/** A person's public profile: origin plus `/{nickname}`. */
export function profileUrl(origin: string, nickname: string): string {
  return `${origin.replace(/\/+$/, "")}/${encodePart(nickname)}`;
}
