import { existsSync, readFileSync } from "node:fs";
import { root } from "./install.mjs";

/** Where Vitest writes what it ran. */
export const resultsFile = `${root}.vitest/results.json`;

/**
 * `N passed, N failed` of the last run. Whatever stopped it besides a test is one failure.
 * @param {number} exitCode of the whole run
 */
export function totals(exitCode) {
  const stopped = exitCode === 0 ? 0 : 1;
  if (!existsSync(resultsFile)) return `0 passed, ${stopped} failed`;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(resultsFile, "utf8"));
  return `${numPassedTests} passed, ${Math.max(numFailedTests, stopped)} failed`;
}
