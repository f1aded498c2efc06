import { describe, expect, it } from "vitest";
import { failuresOf, reportOf, totalsOf } from "./report";
import type { FileResults, RunResults } from "./results";

const file = (path: string, seconds: number, project = "browser"): FileResults => ({
  path,
  project,
  tests: 3,
  seconds,
});

const resultsOf = (files: FileResults[], some: Partial<RunResults> = {}): RunResults => ({
  run: "this",
  projects: [{ name: "browser", passed: 5, failed: 1, seconds: 61.6 }],
  files,
  failures: [],
  unhandledErrors: [],
  ...some,
});

describe("the report of a run", () => {
  it("splits the time of the run into its phases", () => {
    const phases = [
      { name: "install", seconds: 34.6 },
      { name: "tests", seconds: 546 },
    ];
    expect(reportOf(phases, [], "this")).toContain(
      "time: 9 min 41 s (install 35 s, tests 9 min 06 s)",
    );
  });

  it("tells files, tests, time and time in tests of a project", () => {
    const results = resultsOf([file("a.test.ts", 40), file("b.test.ts", 50)]);
    expect(reportOf([], [results], "this")).toMatch(/^browser +2 +6 +1 min 02 s +1 min 30 s$/m);
  });

  it("says which results came from the cache", () => {
    const results = resultsOf([], { run: "another" });
    expect(reportOf([], [results], "this")).toMatch(/^browser .*from the cache/m);
  });

  it("lists the ten slowest files of all projects, slowest first", () => {
    const results = [
      resultsOf(Array.from({ length: 9 }, (_, index) => file(`${index}.test.ts`, index))),
      resultsOf([file("x.test.ts", 10.26, "unit"), file("y.test.ts", 4.5, "unit")]),
    ];
    const lines = reportOf([], results, "this").split("\n");
    const first = lines.findIndex((line) => line.startsWith("slowest files")) + 1;
    const listed = lines.slice(first, lines.indexOf("", first));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toMatch(/^x\.test\.ts +3 +unit +10\.3 s$/);
    expect(listed.map((line) => line.split(" ")[0])).not.toContain("0.test.ts");
  });

  it("names every file over its budget, and none within", () => {
    const results = resultsOf([file("slow.test.ts", 31.2), file("quick.test.ts", 20)]);
    const report = reportOf([], [results], "this");
    expect(report).toContain("takes longer than 20 s: slow.test.ts (browser, 31 s)");
    expect(report).not.toContain("takes longer than 20 s: quick.test.ts");
  });
});

describe("the failures of a run", () => {
  const failure = {
    path: "a.test.ts",
    project: "browser",
    name: "yy-a > follows",
    message: "expected 1 to be 2",
  };

  it("are nothing when nothing failed", () => {
    expect(failuresOf([resultsOf([])])).toBe("");
  });

  it("name file, project and test of each, with the beginning of its message", () => {
    const long = Array.from({ length: 17 }, (_, line) => `line ${line}`).join("\n\n");
    const results = [
      resultsOf([], { failures: [failure] }),
      resultsOf([], { failures: [{ ...failure, project: "unit", message: long }] }),
    ];
    const lines = failuresOf(results).split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "failed: a.test.ts (browser) > yy-a > follows",
      "  expected 1 to be 2",
      "failed: a.test.ts (unit) > yy-a > follows",
    ]);
    expect(lines.slice(-4)).toEqual(["  line 14", "  line 15", "  …", ""]);
  });

  it("hold the errors outside of tests", () => {
    expect(failuresOf([resultsOf([], { unhandledErrors: ["lost its browser"] })])).toBe(
      "error outside of tests\n  lost its browser\n",
    );
  });
});

describe("the totals of a run", () => {
  it("add up all projects", () => {
    expect(totalsOf([resultsOf([]), resultsOf([])], 1)).toBe("10 passed, 2 failed");
  });

  it("count what stopped a run besides its tests as one failure", () => {
    const projects = [{ name: "unit", passed: 7, failed: 0, seconds: 1 }];
    expect(totalsOf([resultsOf([], { projects })], 1)).toBe("7 passed, 1 failed");
    expect(totalsOf([], 1)).toBe("0 passed, 1 failed");
  });

  it("count no failure where there was none", () => {
    const projects = [{ name: "unit", passed: 7, failed: 0, seconds: 1 }];
    expect(totalsOf([resultsOf([], { projects })], 0)).toBe("7 passed, 0 failed");
  });
});
