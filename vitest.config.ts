import { defineConfig } from "vitest/config";

const browserTests = "**/*.browser.test.{ts,tsx}";
const notOurs = ["**/node_modules/**", "**/dist/**"];

/**
 * unit: pure logic and real HTTP in Node. browser: built `dist/` on demo pages in a real Chromium, one server per file.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,widgets,demo-pages,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...notOurs, browserTests],
          environment: "node",
        },
      },
      {
        test: {
          name: "browser",
          include: ["{packages,widgets,demo-pages}/**/*.browser.test.{ts,tsx}"],
          exclude: notOurs,
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
