import { isCaught, type MutationResult } from "./results";

/** One mutation before and after a change of the tests; undefined where it was not run. */
export interface Comparison {
  readonly id: string;
  readonly breaks: string;
  readonly before: MutationResult | undefined;
  readonly after: MutationResult | undefined;
  /** It was caught and is not any more. */
  readonly isLost: boolean;
}

export function compareResults(
  before: readonly MutationResult[],
  after: readonly MutationResult[],
): Comparison[] {
  const [first, second] = [byId(before), byId(after)];
  return [...new Map([...second, ...first])].map(([id, { breaks }]) => {
    const [was, is] = [first.get(id), second.get(id)];
    const isLost = was !== undefined && isCaught(was) && !(is !== undefined && isCaught(is));
    return { id, breaks, before: was, after: is, isLost };
  });
}

/** As a Markdown table, with the sums below. */
export function markdownOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(
    ({ id, breaks, before, after, isLost }) =>
      `| ${id} | ${breaks} | ${wordOf(before)} | ${isLost ? `**${wordOf(after)}**` : wordOf(after)} |`,
  );
  const caught = (which: "before" | "after") =>
    comparisons.filter((each) => each[which] && isCaught(each[which])).length;
  const lost = comparisons.filter(({ isLost }) => isLost);
  return [
    "| mutation | what breaks | before | after |",
    "|---|---|---|---|",
    ...rows,
    "",
    `${comparisons.length} mutations; caught before: ${caught("before")}, after: ${caught("after")}; lost: ${lost.length}.`,
    "",
  ].join("\n");
}

function wordOf(result: MutationResult | undefined): string {
  if (!result) return "not run";
  if (result.outcome === "timed out")
    return isCaught(result) ? "caught (timed out)" : "timed out, without the mutation too";
  return result.outcome;
}

function byId(results: readonly MutationResult[]): Map<string, MutationResult> {
  return new Map(results.map((result) => [result.id, result]));
}
