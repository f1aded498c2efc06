import { install } from "./install.mjs";

/**
 * Installs the packages that `npm test` does not need (testing/extras/package.json): bundlers,
 * accessibility and HTML checkers, drivers of other engines, contenders of the bench, and
 * third-party monitoring and editors. Suites of `npm run test:all` need them.
 * @returns {Promise<void>}
 * @throws {import("./run.mjs").RunStopped}
 */
export function ensureExtras() {
  return install("all");
}
