/** The name that a mistyped one was most likely meant to be; undefined when none is near. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = mostMistakes(typed) + 1;
  for (const name of names) {
    // No name of a very different length can be nearer, and comparing a long text with all of them takes time.
    if (Math.abs(name.length - typed.length) >= least) continue;
    const distance = editDistance(typed, name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** In a short word every letter counts: `id` is not `qid`. */
const mostMistakes = ({ length }: string) =>
  length < 3 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3;

/** Letters added, removed or changed, and neighbours that changed places, from one text to the other. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const changed = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      const swapped =
        i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j]
          ? (before[j - 1] ?? 0) + 1
          : Infinity;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
