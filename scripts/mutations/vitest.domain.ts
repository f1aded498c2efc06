import { defineConfig } from "vitest/config";

/** The unit project of `vitest.config.ts` for `packages/domain` alone: Stryker chooses no projects. */
export default defineConfig({
  test: {
    include: ["packages/domain/**/*.test.ts"],
    environment: "node",
    // Property tests take long while Stryker counts what each of them runs.
    testTimeout: 60_000,
  },
});
