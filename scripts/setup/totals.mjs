import { existsSync, readFileSync } from "node:fs";
import { root } from "./install.mjs";

/** Where Vitest writes what it ran. */
export const resultsFile = `${root}.vitest/results.json`;

/**
 * `N passed, N failed` of the last run. A check that stopped the run before its tests is one failure.
 * @param {number} checked exit code of type-check, lint and build
 */
export function totals(checked) {
  if (!existsSync(resultsFile)) return `0 passed, ${checked === 0 ? 0 : 1} failed`;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(resultsFile, "utf8"),
  );
  // A file that fails to load has no tests to count, but it is a failure.
  const unloaded = testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return `${numPassedTests} passed, ${numFailedTests + unloaded} failed`;
}
