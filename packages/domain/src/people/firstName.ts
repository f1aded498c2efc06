import { words } from "../text/words";

/** The first word of a name; "" for a blank one. */
export function firstName(name: string): string {
  return words(name)[0] ?? "";
}
