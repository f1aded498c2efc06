import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { shellOptions } from "../testing/chromium/shellOptions.ts";
import { emulateMedia } from "./looks/emulateMedia.ts";
import { changedStories } from "./visual/changedStories.ts";
import { baselineOf, hasNeedlessPicture, pictureName } from "./visual/pictureFiles.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { args, ...browser } = shellOptions();

/** Resizes the window, because Vitest scales down a story's frame that is larger than it. */
const resizeWindow: BrowserCommand<[height: number]> = ({ page }, height) =>
  page.setViewportSize({ width: 1280, height });

/** `on`, or a commit: only stories that have changed since then are compared. */
const { YY_CHANGED_STORIES: since } = process.env;
const stories = readdirSync(here("."))
  .filter((name) => name.endsWith(".stories.ts"))
  .map((name) => `stories/${name}`);
const compared = since ? await changedStories(stories, since) : stories;
if (since) console.log(`Pictures of ${compared.length} of ${stories.length} files of stories.`);

/** Compares every story with its pictures: docs/visual.md. */
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
    // An array, because the plugin would add a single path a second time.
    setupFiles: ["./visual/setup.ts"],
    // The project "stories" runs axe.
    provide: { "storybook/test-provided": { a11y: false } },
    // Vitest resolves these paths from this folder.
    exclude: stories
      .filter((path) => !compared.includes(path))
      .map((path) => `**/${path.replace("stories/", "")}`),
    passWithNoTests: compared.length === 0,
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    attachmentsDir: here("../.vitest/visual"),
    browser: {
      enabled: true,
      headless: true,
      api: { allowWrite: true },
      provider: playwright({
        launchOptions: {
          ...browser,
          args: [
            ...args,
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
            // Pixels do not depend on the processor, nor on whether the page is drawn in parts.
            "--disable-skia-runtime-opts",
            "--disable-partial-raster",
            // Requests to other hosts fail immediately.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
          ],
          env: { ...process.env, FONTCONFIG_FILE: here("visual/fonts.conf") },
        },
        contextOptions: {
          locale: "pt-BR",
          timezoneId: "America/Sao_Paulo",
          viewport: { width: 1280, height: 844 },
        },
      }),
      commands: { emulateMedia, resizeWindow, hasNeedlessPicture },
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ testFileName, arg, ext }) => baselineOf(testFileName, arg, ext),
          resolveDiffPath: ({ testFileName, arg, ext }) =>
            here(`../.vitest/visual/${pictureName(testFileName, arg, ext)}`),
        },
      },
    },
  },
});
