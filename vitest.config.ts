import { defineConfig } from "vitest/config";
import { ProjectByProject } from "./scripts/testing/projectByProject.ts";

const browserTests = "**/*.browser.test.{ts,tsx}";
const engineTests = "**/*.engines.test.ts";
const railsTests = "**/*.rails.test.ts";
const packageTests = "**/*.package.test.ts";
const siteTests = "**/*.site.test.ts";
const visualTests = "**/*.visual.test.ts";
const notOurs = ["**/node_modules/**", "**/dist/**"];

/** Built `dist/` on demo pages in a real Chromium; the files of a worker share its browser and its server. */
const inChromium = (name: string, folders: string, others: object = {}) => ({
  test: {
    name,
    include: [`${folders}/**/*.browser.test.{ts,tsx}`],
    exclude: notOurs,
    environment: "node",
    isolate: false,
    // Several times what the slowest test takes on a quiet machine: a machine can be four times slower for a while.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    ...others,
  },
});

/** The scenarios that every engine plays, on `dist/` as well; `npm run test:browsers`. */
const inEngine = (name: "chromium" | "firefox" | "webkit") => ({
  test: {
    name,
    include: [`{packages,widgets,demo-pages}/${engineTests}`],
    exclude: notOurs,
    environment: "node",
    isolate: false,
    env: { YY_ENGINE: name },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000, interval: 20 } },
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
  },
});

/** Files about the page's DOM and history alone, in which no renderer takes part; see `itOnce` for single tests. */
const withoutRenderer = [
  "packages/bootstrap/src/scriptOrder.browser.test.ts",
  "testing/attacks/{faults,longTexts,oddInput,payloads,payloadsInTexts}.browser.test.ts",
  "packages/element/src/{dom/patchDom,page/pageHistory}.browser.test.ts",
  "widgets/form/namedFields.browser.test.ts",
];

/** Storybook takes seconds to load, so it is left out where only other projects are asked for. */
const asked = process.argv.join(" ").match(/--project[= ]\S+/g);
const inStorybook = { stories: "stories/vitest.config.ts", visual: "stories/vitest.visual.config.ts" };
const stories = Object.entries(inStorybook)
  .filter(([name]) => !asked || asked.some((project) => project.includes(name)))
  .map(([, file]) => file);

/** unit: pure logic, and real HTTP, in Node. browser: both flavours, of what differs between them. stories: Storybook's. */
export default defineConfig({
  test: {
    sequence: { sequencer: ProjectByProject },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,tools,widgets,demo-pages,testing,scripts}/**/*.test.{ts,tsx}"],
          exclude: [
            ...notOurs,
            browserTests,
            engineTests,
            railsTests,
            packageTests,
            siteTests,
            visualTests,
          ],
          environment: "node",
          isolate: false,
          // Properties over hundreds of values, on a core that something else keeps busy.
          testTimeout: 20_000,
        },
      },
      inChromium("browser", "{packages,tools,widgets,demo-pages,testing}"),
      inChromium("browser-lite", "{packages/element,packages/bootstrap,widgets,testing/attacks}", {
        env: { YY_FLAVOUR: "lite" },
        exclude: [...notOurs, ...withoutRenderer],
      }),
      inEngine("chromium"),
      inEngine("firefox"),
      inEngine("webkit"),
      inChromium("rails", "demo-pages/rails", {
        include: [railsTests],
        sequence: { groupOrder: 4 },
      }),
      inChromium("package", "scripts/package", {
        include: [packageTests],
        globalSetup: "scripts/package/testing/pack.ts",
        testTimeout: 60_000,
        sequence: { groupOrder: 5 },
      }),
      inChromium("site", "scripts/site", {
        include: [siteTests],
        globalSetup: "scripts/site/testing/build.ts",
        testTimeout: 60_000,
        sequence: { groupOrder: 6 },
      }),
      ...stories,
    ],
  },
});
