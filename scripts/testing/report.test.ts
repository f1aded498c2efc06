import { expect, it } from "vitest";
import { type Outcome, reportOf } from "./report";
import { readRSpecResults, readVitestResults } from "./results";

const outcome = (parts: Partial<Outcome>): Outcome => ({
  steps: [{ name: "install", seconds: 41 }],
  results: [
    {
      suite: "browser",
      seconds: 545,
      hasBroken: false,
      files: [{ path: "a.browser.test.ts", passed: 10, skipped: 0, seconds: 3, failures: [] }],
    },
  ],
  broken: [],
  unstable: [],
  ...parts,
});
const lastLine = (text: string) => text.split("\n").at(-1);

it("ends with the totals, alone on a line", () => {
  const { text, failed } = reportOf(outcome({}));
  expect(lastLine(text)).toBe("10 passed, 0 failed");
  expect(failed).toBe(0);
});

it("says where the time went: steps, suites with their tests, the slowest files", () => {
  const lines = reportOf(outcome({})).text.split("\n");
  const cells = (line: string) => line.trim().split(/\s{2,}/);
  expect(lines.slice(1, 5).map(cells)).toEqual([
    ["suite", "tests", "time"],
    ["install", "41 s"],
    ["browser", "10", "9 min 05 s"],
    ["together", "9 min 46 s"],
  ]);
  expect(lines).toContain("    3.0  a.browser.test.ts (browser)");
});

it("says which suite has grown since the last release", () => {
  const { text } = reportOf(outcome({}), { browser: 300 });
  expect(text).not.toContain("grown");
  const files = [{ path: "b.test.ts", passed: 1, skipped: 0, seconds: 20, failures: [] }];
  const results = ["unit", "stories", "lite"].map((suite) => ({
    ...{ suite, seconds: 20, hasBroken: false, files },
  }));
  const grown = reportOf(outcome({ results }), { unit: 20, stories: 20, lite: 10 });
  expect(grown.text).toContain("grown: lite takes 100 % more");
});

it.each([
  [["a › one"], "10 passed, 0 failed"],
  [["a › one", "a › two"], "10 passed, 0 failed"],
  [["a › one", "a › two", "b › three"], "7 passed, 3 failed"],
])(
  "names tests that passed alone, and counts more than two of them as failed: %j",
  (unstable, end) => {
    const { text } = reportOf(outcome({ unstable }));
    for (const test of unstable) expect(text).toContain(`unstable: ${test}`);
    expect(lastLine(text)).toBe(end);
  },
);

it("counts a step that failed without a test as one failure", () => {
  const { text, failed } = reportOf(outcome({ results: [], broken: ["checks"] }));
  expect(text).toContain("failed: checks, see above");
  expect(lastLine(text)).toBe("0 passed, 1 failed");
  expect(failed).toBe(1);
});

it("names a failed test with its file, its suites and its message, and says what did not run", () => {
  const test = { ancestorTitles: ["", "yy-form"], title: "sends once" };
  const files = readVitestResults(
    JSON.stringify({
      testResults: [
        {
          name: "form.browser.test.ts",
          status: "failed",
          message: "",
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { ...test, status: "failed", failureMessages: ["\u001b[31mexpected 1\u001b[39m"] },
            { ...test, status: "skipped", failureMessages: [] },
          ],
        },
      ],
    }),
  );
  expect(files[0]?.seconds).toBe(2.5);
  const { text } = reportOf(
    outcome({ results: [{ suite: "browser", seconds: 1, hasBroken: false, files }] }),
  );
  expect(text).toContain(
    "failed: form.browser.test.ts (browser) › yy-form > sends once\n  expected 1",
  );
  expect(text).toContain("1 not run");
  expect(lastLine(text)).toBe("0 passed, 1 failed");
});

it("takes a file whose hook or import failed for one failed test", () => {
  const files = readVitestResults(
    JSON.stringify({
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          message: "no server",
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    }),
  );
  expect(files[0]?.failures).toEqual([{ test: "the file itself", message: "no server" }]);
});

it("reads what RSpec writes", () => {
  const example = { file_path: "./spec/a_spec.rb", run_time: 0.5, full_description: "a helper" };
  const files = readRSpecResults(
    JSON.stringify({
      examples: [
        { ...example, status: "passed" },
        { ...example, status: "failed", exception: { message: "expected" } },
      ],
    }),
  );
  expect(files).toEqual([
    {
      path: "./spec/a_spec.rb",
      passed: 1,
      skipped: 0,
      seconds: 1,
      failures: [{ test: "a helper", message: "expected" }],
    },
  ]);
});
