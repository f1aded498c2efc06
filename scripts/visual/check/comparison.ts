import type { Baselines } from "../baselines/Baselines";
import { areComparable, drawAlike, engineHere, otherEngineNote } from "../baselines/engine";
import type { Closeness } from "../pictures/comparePictures";

/** How pictures of this machine's browser are compared, and what is to be said of it. */
export interface Comparison {
  /** Undefined when they cannot be compared. */
  readonly closeness: Closeness | undefined;
  readonly note?: string;
}

/** @param version of the browser that takes the pictures */
export function comparisonFor({ engine }: Baselines, version: string): Comparison {
  const here = engineHere(version);
  if (!engine || drawAlike(engine, here)) return { closeness: "exact" };
  return {
    closeness: areComparable(engine, here) ? "coarse" : undefined,
    note: otherEngineNote(engine, here),
  };
}
