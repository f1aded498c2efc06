import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { shellOptions } from "../testing/chromium/shellOptions.ts";
import type * as Audit from "../testing/judges/auditStory.ts";
import { movePointerAway, viewport } from "./pointer.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loaded by Vite, because Node cannot resolve the sources' imports without extensions. */
let audit: Promise<typeof Audit> | undefined;

const auditStory: BrowserCommand<[story: Audit.ReadStory]> = async (_, story) => {
  audit ??= runnerImport<typeof Audit>(here("../testing/judges/auditStory.ts"), {
    configFile: false,
    logLevel: "error",
  }).then(({ module }) => module);
  return (await audit).auditStory(story);
};

/** Audits every story after its play function with other engines than axe: docs/testing.md. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here(".storybook") })],
  // Only a setup file imports these. Without this option Vite would bundle them late and reload the
  // page with the stories.
  optimizeDeps: {
    include: ["@siteimprove/alfa-dom/native", "accessibility-checker-engine/ace-node.js"],
  },
  test: {
    name: "audited-stories",
    globalSetup: "./judges/globalSetup.ts",
    setupFiles: ["./judges/setup.ts"],
    // The project "stories" runs axe.
    provide: { "storybook/test-provided": { a11y: false } },
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: shellOptions(),
        contextOptions: { locale: "pt-BR", viewport },
      }),
      commands: { auditStory, movePointerAway },
      instances: [{ browser: "chromium" }],
    },
  },
});
