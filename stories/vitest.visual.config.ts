import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { launchOptions } from "../testing/chromium/launchOptions.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { args } = launchOptions();
const executablePath = process.env.CHROMIUM_SHELL_PATH as string;

/** Vitest scales the page of a story down where it is larger than the window around it. */
const resizeWindow: BrowserCommand<[height: number]> = ({ page }, height) =>
  page.setViewportSize({ width: 1280, height });

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: here(".storybook"),
      tags: { exclude: ["no-picture"] },
      initialGlobals: { theme: "light", motion: "reduced", viewport: { value: "w1280" } },
    }),
  ],
  test: {
    name: "visual",
    globalSetup: "./visual/globalSetup.ts",
    setupFiles: "./visual/setup.ts",
    provide: { "storybook/test-provided": { a11y: false } },
    testTimeout: 60_000,
    sequence: { groupOrder: 7 },
    isolate: false,
    attachmentsDir: here("../.vitest/visual"),
    browser: {
      enabled: true,
      headless: true,
      api: { allowWrite: true },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            ...args,
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
            "--disable-skia-runtime-opts",
            "--disable-partial-raster",
            "--run-all-compositor-stages-before-draw",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
          ],
          env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: here("visual/fonts.conf") },
        },
        contextOptions: {
          locale: "pt-BR",
          timezoneId: "America/Sao_Paulo",
          viewport: { width: 1280, height: 844 },
        },
      }),
      commands: { resizeWindow },
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext, testFileName }) =>
            join(process.env.PIC ?? here("baselines"), testFileName.replace(".stories.ts", ""), arg + ext),
          resolveDiffPath: ({ arg, ext, testFileName }) =>
            join(here("../.vitest/visual"), testFileName.replace(".stories.ts", ""), arg + ext),
        },
      },
    },
  },
});
