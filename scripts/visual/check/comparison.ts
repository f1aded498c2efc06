import type { Baselines } from "../baselines/Baselines";
import { drawAlike, engineHere, otherEngineNote } from "../baselines/engine";
import type { Closeness } from "../pictures/comparePictures";

/** How pictures of this machine's browser are compared, and what is to be said of it. */
export interface Comparison {
  readonly closeness: Closeness;
  readonly note?: string;
}

/** @param version of the browser that takes the pictures */
export function comparisonFor({ engine }: Baselines, version: string): Comparison {
  const here = engineHere(version);
  if (!engine || drawAlike(engine, here)) return { closeness: "exact" };
  return { closeness: "coarse", note: otherEngineNote(engine, here) };
}
