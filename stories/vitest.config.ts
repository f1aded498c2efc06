import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../testing/chromium/launchOptions.ts";
import { emulateMedia } from "./looks/emulateMedia.ts";

/** Every story in a real Chromium: it renders, its widget mounts, its play passes, axe finds nothing, and high contrast shows it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  test: {
    name: "stories",
    // A plain path would be set up twice: the plugin adds it to what it is merged with.
    setupFiles: ["./looks/setup.ts"],
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
      commands: { emulateMedia },
      instances: [{ browser: "chromium" }],
    },
  },
});
