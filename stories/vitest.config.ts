import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { shellOptions } from "../testing/chromium/shellOptions.ts";
import { emulateMedia } from "./looks/emulateMedia.ts";
import { movePointerAway, viewport } from "./pointer.ts";

/**
 * Tests every story in a real Chromium: it renders, its widget mounts, its play function passes,
 * axe finds nothing, and it is visible in high contrast.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  test: {
    name: "stories",
    // An array, because the plugin would add a single path a second time.
    setupFiles: ["./looks/setup.ts"],
    // Several times the duration of the slowest story on an idle machine.
    testTimeout: 60_000,
    // These tests run after the other browser tests, which keep all cores busy.
    sequence: { groupOrder: 2 },
    // All files share two pages, because each new page loads Storybook and the widgets again.
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
