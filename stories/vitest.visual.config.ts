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

/** Vitest scales the page of a story down where it is larger than the window around it. */
const resizeWindow: BrowserCommand<[height: number]> = ({ page }, height) =>
  page.setViewportSize({ width: 1280, height });

/** On, or a commit since which a story has to have changed for its pictures to be taken. */
const { YY_CHANGED_STORIES: since } = process.env;
const stories = readdirSync(here("."))
  .filter((name) => name.endsWith(".stories.ts"))
  .map((name) => `stories/${name}`);
const taken = since ? await changedStories(stories, since) : stories;
if (since) console.log(`Pictures of ${taken.length} of ${stories.length} files of stories.`);

/** Every story looks as in its pictures: docs/visual.md. */
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
    // A plain path would be set up twice: the plugin adds it to what it is merged with.
    setupFiles: ["./visual/setup.ts"],
    // What axe finds fails the project of the stories.
    provide: { "storybook/test-provided": { a11y: false } },
    // Vitest looks for paths from this folder on.
    exclude: stories
      .filter((path) => !taken.includes(path))
      .map((path) => `**/${path.replace("stories/", "")}`),
    passWithNoTests: taken.length === 0,
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
            // The same pixels on every processor, and of a page drawn whole or in parts.
            "--disable-skia-runtime-opts",
            "--disable-partial-raster",
            // An address elsewhere fails at once.
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
