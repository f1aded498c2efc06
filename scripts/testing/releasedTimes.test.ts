import { expect, it } from "vitest";
import { grownSuites, slowFilesOf } from "./releasedTimes";

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

it("keeps the paths of slow files, the slowest first and each once", () => {
  const of = (path: string, seconds: number) => {
    const { files, ...suite } = result("pages", seconds);
    return { ...suite, files: files.map((file) => ({ ...file, path })) };
  };
  const results = [of("a.test.ts", 11), of("b.test.ts", 30), of("c.test.ts", 9)];
  expect(slowFilesOf([...results, of("b.test.ts", 20)])).toEqual(["b.test.ts", "a.test.ts"]);
});
