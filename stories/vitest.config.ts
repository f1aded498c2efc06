import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { shellOptions } from "../testing/chromium/shellOptions.ts";
import { emulateMedia } from "./looks/emulateMedia.ts";
import { movePointerAway, viewport } from "./pointer.ts";

/**
 * Every story in a real Chromium: it renders, its widget mounts, its play passes, axe finds
 * nothing, and high contrast shows it.
 */
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
    // Two pages for all files, as Storybook itself has one: each file would load Storybook and the
    // widgets anew.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: shellOptions(), contextOptions: { viewport } }),
      commands: { emulateMedia, movePointerAway },
      instances: [{ browser: "chromium" }],
    },
  },
});
