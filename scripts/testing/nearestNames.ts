import { editDistance } from "@yy/doctor/editDistance";

/** The names that a mistyped one was most likely meant to be, best first. */
export function nearestNames(typed: string, names: readonly string[], most = 3): string[] {
  const scored = names.map((name) => ({ name, distance: distanceOf(typed, name) }));
  return scored
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name that holds what was typed is near, however long it is. */
function distanceOf(typed: string, name: string): number {
  return typed !== "" && name.includes(typed) ? 0 : editDistance(typed, name);
}
