import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRepository } from "../repository";
import type { SuiteResult } from "./suites";

/** The time in the tests of each suite in seconds, summed over all workers. */
export type SuiteSeconds = Readonly<Record<string, number>>;

/** A suite has grown when its time is at least this multiple of the former time. */
const growthTold = 1.1;

/** The times of faster suites vary by more than a tenth by chance; in seconds. */
const minSeconds = 10;

const path = inRepository("scripts/testing/releasedTimes.json");

/** Files that take this long are started first (`SlowFirst.ts`); in seconds. */
const slowSeconds = 10;
const slowPath = inRepository("scripts/testing/slowFiles.json");

/** Returns the times of the run before the last release, which `npm test -- times` has stored. */
export function readReleasedTimes(): SuiteSeconds {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as SuiteSeconds) : {};
}

/** Stores the times of these suites. */
export function writeReleasedTimes(results: readonly SuiteResult[]): void {
  const times = { ...readReleasedTimes(), ...secondsOf(results) };
  writeFileSync(path, `${JSON.stringify(times, null, 2)}\n`);
  writeFileSync(slowPath, `${JSON.stringify(slowFilesOf(results), null, 2)}\n`);
}

/** The paths of slow files in any suite, the slowest first. */
export function slowFilesOf(results: readonly SuiteResult[]): string[] {
  const slow = results
    .flatMap(({ files }) => files)
    .filter(({ seconds }) => seconds >= slowSeconds)
    .sort((one, other) => other.seconds - one.seconds);
  return [...new Set(slow.map(({ path }) => path))];
}

/**
 * Names the suites that take a tenth more than at the last release, relative to the other suites of
 * the run: machines differ in speed, so a change that all suites have in common is not a suite's
 * growth.
 */
export function grownSuites(results: readonly SuiteResult[], released: SuiteSeconds): string[] {
  const growth = Object.entries(secondsOf(results)).flatMap(([suite, seconds]) => {
    const before = released[suite] ?? 0;
    return before >= minSeconds ? [{ suite, ratio: seconds / before }] : [];
  });
  const ratios = growth.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const machine = ratios[Math.floor((ratios.length - 1) / 2)] ?? 1;
  return growth
    .filter(({ ratio }) => ratio > growthTold * machine)
    .map(
      ({ suite, ratio }) =>
        `grown: ${suite} takes ${Math.round((ratio / machine - 1) * 100)} % more of the time than at the last release`,
    );
}

function secondsOf(results: readonly SuiteResult[]): SuiteSeconds {
  return Object.fromEntries(
    results.map(({ suite, files }) => [
      suite,
      Math.round(files.reduce((sum, { seconds }) => sum + seconds, 0) * 10) / 10,
    ]),
  );
}
