import { editDistance } from "./editDistance";

/** The name that a mistyped one was most likely meant to be; undefined when none is similar. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  return allNearest(typed, names)[0];
}

/** Returns all names that are equally similar, where `nearest` returns one. */
export function allNearest(typed: string, names: Iterable<string>): string[] {
  let best: string[] = [];
  let least = maxEdits(typed);
  for (const name of names) {
    // The lengths differ by more than the distance to beat: skip the slow comparison.
    if (Math.abs(name.length - typed.length) > least) continue;
    const distance = editDistance(typed, name);
    if (distance > least) continue;
    best = distance < least ? [name] : [...best, name];
    least = distance;
  }
  return best;
}

/**
 * Number of edits that still count as a typo, by the length of the name: none below 3 letters,
 * because `id` would become `qid`.
 */
const maxEdits = ({ length }: string) => (length < 3 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3);
