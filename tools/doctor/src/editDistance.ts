/**
 * Number of letters that are added, removed or changed, or swapped with their neighbour, to get
 * from one text to the other.
 */
export function editDistance(from: string, to: string): number {
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
