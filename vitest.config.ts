import { defineConfig } from "vitest/config";

const browserTests = "**/*.browser.test.{ts,tsx}";
const notOurs = ["**/node_modules/**", "**/dist/**"];

/** Built `dist/` on demo pages in a real Chromium, a server of its own for each file. */
const inChromium = (name: string, folders: string, env: Record<string, string> = {}) => ({
  test: {
    name,
    include: [`${folders}/**/*.browser.test.{ts,tsx}`],
    exclude: notOurs,
    environment: "node",
    env,
    testTimeout: 20_000,
    // A browser on a busy machine now and then loses a page; what fails twice is broken.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
});

/** Storybook takes seconds to load, so it is left out where only other projects are asked for. */
const asked = process.argv.join(" ").match(/--project[= ]\S+/g);
const stories = asked?.every((project) => !project.includes("stories"))
  ? []
  : ["stories/vitest.config.ts"];

/** unit: pure logic, and real HTTP, in Node. browser: both flavours, of what differs between them. stories: Storybook's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,widgets,demo-pages,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...notOurs, browserTests],
          environment: "node",
        },
      },
      inChromium("browser", "{packages,widgets,demo-pages}"),
      inChromium("browser-lite", "{packages/element,packages/bootstrap,widgets}", {
        YY_FLAVOUR: "lite",
      }),
      ...stories,
    ],
  },
});
