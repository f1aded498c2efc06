import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../testing/chromium/launchOptions.ts";

/** Every story in a real Chromium: it renders, its widget mounts, its play passes, axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  test: {
    name: "stories",
    // Several times what the slowest story takes on a quiet machine.
    testTimeout: 60_000,
    // After the other browser tests, which leave no core idle.
    sequence: { groupOrder: 2 },
    // One page for all files, as Storybook itself has it: each would load Storybook and the widgets anew.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
