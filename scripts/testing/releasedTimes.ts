import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRepository } from "../repository";
import type { SuiteResult } from "./suites";

/** Seconds in the tests of each suite, summed over all workers. */
export type SuiteSeconds = Readonly<Record<string, number>>;

/** A suite has grown when it takes so many times what it took. */
const growthTold = 1.1;

/** Suites quicker than this differ by more than a tenth by chance; seconds. */
const minSeconds = 10;

const path = inRepository("scripts/testing/releasedTimes.json");

/** Files that take so long begin first (`SlowFirst.ts`); seconds. */
const slowSeconds = 10;
const slowPath = inRepository("scripts/testing/slowFiles.json");

/** Returns the times of the run before the last release, which `npm test -- times` has kept. */
export function readReleasedTimes(): SuiteSeconds {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as SuiteSeconds) : {};
}

/** Keeps the times of these suites. */
export function writeReleasedTimes(results: readonly SuiteResult[]): void {
  const times = { ...readReleasedTimes(), ...secondsOf(results) };
  writeFileSync(path, `${JSON.stringify(times, null, 2)}\n`);
  writeFileSync(slowPath, `${JSON.stringify(slowFilesOf(results), null, 2)}\n`);
}

/** The paths of the files that take long in any suite, the slowest first. */
export function slowFilesOf(results: readonly SuiteResult[]): string[] {
  const slow = results
    .flatMap(({ files }) => files)
    .filter(({ seconds }) => seconds >= slowSeconds)
    .sort((one, other) => other.seconds - one.seconds);
  return [...new Set(slow.map(({ path }) => path))];
}

/**
 * Names each suite that takes a tenth more than it took at the last release, beside the others of
 * the same run: one machine is twice as fast as the next, so what all suites have gained or lost
 * together is no suite's growth.
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
