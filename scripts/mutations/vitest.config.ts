import { defineConfig } from "vitest/config";

/**
 * The unit tests of the packages that Stryker breaks: it runs one configuration whole, not a
 * project of one.
 */
export default defineConfig({
  test: {
    include: ["packages/{domain,http,session}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
    // Property tests take long while Stryker counts what each of them runs.
    testTimeout: 60_000,
  },
});
