import type { Criterion } from "./criterion";
import { operable } from "./operable";
import { perceivable } from "./perceivable";
import { robust, understandable } from "./understandable";

/** A principle of WCAG with its criteria of levels A and AA, in WCAG's order. */
interface Principle {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

export const principles: readonly Principle[] = [
  { title: "1. perceptível", criteria: perceivable },
  { title: "2. operável", criteria: operable },
  { title: "3. compreensível", criteria: understandable },
  { title: "4. robusto", criteria: robust },
];
