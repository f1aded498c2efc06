import { expect, it } from "vitest";
import { grownSuites } from "./releasedTimes";

const result = (suite: string, seconds: number) => ({
  suite,
  seconds,
  hasBroken: false,
  files: [{ path: "a.test.ts", passed: 1, skipped: 0, seconds, failures: [] }],
});
const released = { unit: 20, browser: 100, stories: 40 };

it("names the suite that takes a tenth more than at the last release", () => {
  const results = [result("unit", 20), result("browser", 130), result("stories", 41)];
  expect(grownSuites(results, released)).toEqual([
    "grown: browser takes 27 % more of the time than at the last release",
  ]);
});

it("says nothing of a machine that is slower at everything", () => {
  const results = [result("unit", 40), result("browser", 205), result("stories", 82)];
  expect(grownSuites(results, released)).toEqual([]);
});

it("says nothing of a suite that is new, or takes next to nothing", () => {
  expect(grownSuites([result("walks", 90)], released)).toEqual([]);
  expect(grownSuites([result("unit", 9)], { unit: 3 })).toEqual([]);
});
