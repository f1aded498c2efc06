import { grownSuites, type SuiteSeconds } from "./releasedTimes";
import type { SuiteResult } from "./suites";

/** A run with more unstable tests than this fails. */
const maxUnstable = 2;

/** The number of lines of a failed test's message to print. */
const maxMessageLines = 16;

/** The number of slowest files to print. */
const slowestShown = 10;

/** A part of a run other than a suite, such as the install. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** The outcome of a run. */
export interface Outcome {
  /** The steps in their order. */
  readonly steps: readonly Step[];
  readonly results: readonly SuiteResult[];
  /** Failed steps other than tests. */
  readonly broken: readonly string[];
  /** Tests that failed, and passed when their file ran alone. */
  readonly unstable: readonly string[];
}

/**
 * Returns the text for the end of a run: the times, the failures and, on the last line, `N passed,
 * N failed`.
 * @param released the seconds of each suite in the run before the last release
 */
export function reportOf(
  { steps, results, broken, unstable }: Outcome,
  released: SuiteSeconds = {},
): { readonly text: string; readonly failed: number } {
  const failures = results.flatMap(({ suite, files }) =>
    files.flatMap((file) =>
      file.failures.map(
        ({ test, message }) => `failed: ${file.path} (${suite}) › ${test}\n${indented(message)}`,
      ),
    ),
  );
  const files = results.flatMap((result) => result.files);
  const tooUnstable = unstable.length > maxUnstable ? unstable.length : 0;
  const passed = files.reduce((sum, file) => sum + file.passed, 0) - tooUnstable;
  const skipped = files.reduce((sum, file) => sum + file.skipped, 0);
  const failed = failures.length + broken.length + tooUnstable;
  const lines = [
    "",
    ...timeTable(steps, results),
    ...grownSuites(results, released),
    ...failures,
    ...broken.map((name) => `failed: ${name}, see above`),
    ...unstable.map((test) => `unstable: ${test}`),
    ...(skipped > 0 ? [`${skipped} not run`] : []),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join("\n"), failed };
}

function timeTable(steps: readonly Step[], results: readonly SuiteResult[]): string[] {
  const rows = [
    ...steps.map(({ name, seconds }) => ({ name, tests: "", seconds })),
    ...results.map(({ suite, files, seconds }) => {
      const tests = files.reduce((sum, file) => sum + file.passed + file.failures.length, 0);
      return { name: suite, tests: String(tests), seconds };
    }),
  ];
  const all = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const slowest = results
    .flatMap(({ suite, files }) => files.map((file) => ({ ...file, suite })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown);
  const width = Math.max(...rows.map(({ name }) => name.length), "suite".length);
  const row = (name: string, tests: string, time: string) =>
    `${name.padEnd(width)}  ${tests.padStart(6)}  ${time.padStart(12)}`;
  return [
    row("suite", "tests", "time"),
    ...rows.map(({ name, tests, seconds }) => row(name, tests, duration(seconds))),
    row("together", "", duration(all)),
    ...(slowest.length > 0 ? ["", "slowest files, seconds in their tests:"] : []),
    ...slowest.map(
      ({ suite, path, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${path} (${suite})`,
    ),
    "",
  ];
}

function indented(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const shown = lines.slice(0, maxMessageLines).map((line) => `  ${line}`);
  return [...shown, ...(lines.length > shown.length ? ["  …"] : [])].join("\n");
}

/** `41 s`, `9 min 05 s`. */
function duration(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, "0")} s`;
}
