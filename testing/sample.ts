import { mechanismSample } from "./conformance/mechanismSample";

/** Whether every tag and page is asked (`npm run test:all`), and not a sample of them. */
const asksAll = process.env.YY_WHOLE === "on";

/**
 * Returns those that are asked what one mechanism decides for all of them: with `YY_WHOLE=on` all,
 * else the sample.
 * @param isInSample whether one stands for its kind
 * @throws {Error} when the sample has none of them
 */
export function sampled<T>(all: readonly T[], isInSample: (one: T) => boolean): T[] {
  const asked = asksAll ? [...all] : all.filter(isInSample);
  if (asked.length === 0) throw new Error("a sample of tests is empty");
  return asked;
}

/** Returns the tags of these widgets that are asked what one mechanism decides for all of them. */
export const sampledTags = (widgets: readonly { readonly tag: string }[]): string[] =>
  sampled(
    widgets.map(({ tag }) => tag),
    (tag) => tag in mechanismSample,
  );

/** Returns how many examples a property is tried with: these, or a third of them. */
export const sampledRuns = (numRuns: number): number =>
  asksAll ? numRuns : Math.ceil(numRuns / 3);
