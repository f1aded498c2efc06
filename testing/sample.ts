import { mechanismSample } from "./conformance/mechanismSample";

/** Whether to test all tags and pages (`npm run test:all`) instead of a sample. */
export const asksAll = process.env.YY_WHOLE === "on";

/**
 * Returns the items on which to test a mechanism that all share: with `YY_WHOLE=on` all, else the
 * sample.
 * @param isInSample whether the item is in the sample
 * @throws {Error} when none of them is in the sample
 */
export function sampled<T>(all: readonly T[], isInSample: (one: T) => boolean): T[] {
  const tested = asksAll ? [...all] : all.filter(isInSample);
  if (tested.length === 0) throw new Error("a sample of tests is empty");
  return tested;
}

/** Returns the tags of these widgets on which to test a mechanism that all share. */
export const sampledTags = (widgets: readonly { readonly tag: string }[]): string[] =>
  sampled(
    widgets.map(({ tag }) => tag),
    (tag) => tag in mechanismSample,
  );

/** Returns the number of runs of a property test: this number, or a third of it. */
export const sampledRuns = (numRuns: number): number =>
  asksAll ? numRuns : Math.ceil(numRuns / 3);
