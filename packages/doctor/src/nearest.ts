import { editDistance } from "./editDistance";

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
