import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { launchOptions } from "../testing/chromium/launchOptions.ts";
import type * as Judge from "../testing/judges/judgeStory.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { args, executablePath } = launchOptions();
const browserPath = process.env.CHROMIUM_SHELL_PATH ?? executablePath;

/** Through Vite, because Node alone does not take the sources' imports without extensions. */
let judge: Promise<typeof Judge> | undefined;

const judgeStory: BrowserCommand<[story: Judge.ReadStory]> = async (_, story) => {
  judge ??= runnerImport<typeof Judge>(here("../testing/judges/judgeStory.ts"), {
    configFile: false,
    logLevel: "error",
  }).then(({ module }) => module);
  return (await judge).judgeStory(story);
};

/** Every story, once it has played, as other engines than axe judge it: docs/testing.md. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here(".storybook") })],
  test: {
    name: "judged-stories",
    globalSetup: "./judges/globalSetup.ts",
    setupFiles: ["./judges/setup.ts"],
    // What axe finds fails the project of the stories.
    provide: { "storybook/test-provided": { a11y: false } },
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          args,
          ...(browserPath === undefined ? {} : { executablePath: browserPath }),
        },
        contextOptions: { locale: "pt-BR" },
      }),
      commands: { judgeStory },
      instances: [{ browser: "chromium" }],
    },
  },
});
