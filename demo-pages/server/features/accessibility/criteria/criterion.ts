import type { TestReference } from "../tests";

/** How a success criterion of WCAG 2.2 is met. */
export interface Criterion {
  /** `1.4.11`. */
  readonly id: string;
  readonly level: "A" | "AA";
  readonly title: string;
  readonly verdict: Verdict;
  /** What is done and how that is checked; code between backticks. */
  readonly how: string;
  /** None only where nothing of ours is concerned. */
  readonly tests: readonly TestReference[];
}

/**
 * `met` by the widgets; `partly`, with the rest among the gaps; `page` where it is in the hands of whoever writes the page;
 * `none` where widgets have nothing of the kind.
 */
export type Verdict = "met" | "partly" | "page" | "none";
