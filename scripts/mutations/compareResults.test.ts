import { expect, it } from "vitest";
import { compareResults, markdownOf } from "./compareResults";
import type { MutationResult } from "./results";

const result = (id: string, change: Partial<MutationResult>): MutationResult => ({
  id,
  breaks: "Something is gone.",
  commit: "abc1234",
  outcome: "caught",
  failures: [],
  seconds: 1,
  ...change,
});

it("calls lost what was caught and is not any more, whatever came of it", () => {
  const before = ["kept", "survived", "broken", "unproven", "absent"].map((id) => result(id, {}));
  const after = [
    result("kept", { outcome: "timed out", passesUnmutated: true }),
    result("survived", { outcome: "survived" }),
    result("broken", { outcome: "broken" }),
    result("unproven", { outcome: "timed out", passesUnmutated: false }),
  ];
  const lost = compareResults(before, after).filter(({ isLost }) => isLost);
  expect(lost.map(({ id }) => id).sort()).toEqual(["absent", "broken", "survived", "unproven"]);
});

it("loses nothing by what had survived before, or is new", () => {
  const before = [result("old", { outcome: "survived" })];
  const after = [result("old", { outcome: "survived" }), result("new", { outcome: "survived" })];
  const comparisons = compareResults(before, after);
  expect(comparisons.every(({ isLost }) => !isLost)).toBe(true);
  expect(markdownOf(comparisons)).toContain("2 mutations; caught before: 0, after: 0; lost: 0.");
  expect(markdownOf(comparisons)).toContain("| new | Something is gone. | not run | survived |");
});
