import { install } from "./install.mjs";

/**
 * Installs what `npm test` does without (testing/extras/package.json): bundlers and judges of the
 * package, drivers of other engines, contenders of the bench, monitoring and editors of others. For
 * suites of `npm run test:all`.
 * @returns {Promise<void>}
 * @throws {import("./run.mjs").RunStopped}
 */
export function ensureExtras() {
  return install("all");
}
