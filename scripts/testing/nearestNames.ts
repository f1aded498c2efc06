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

/** Levenshtein's: letters added, removed or changed. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
