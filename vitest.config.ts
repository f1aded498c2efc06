import { defineConfig } from "vitest/config";
import { SlowFirst } from "./scripts/testing/SlowFirst.ts";

const notOurs = ["**/node_modules/**", "**/dist/**"];

/** Tests that drive a browser, each with the demo server; the files of a worker share both. */
const inBrowser = (name: string, include: string[], options: object = {}) => ({
  test: {
    name,
    include,
    exclude: notOurs,
    environment: "node",
    isolate: false,
    // Several times what the slowest test takes on a quiet machine: a machine can be four times
    // slower for a while.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 5_000, interval: 20 } },
    maxWorkers: 2,
    // After the unit tests, where both are asked for: a worker ends when its next file is of
    // another project.
    sequence: { groupOrder: 1 },
    ...options,
  },
});

const inNode = {
  exclude: [
    ...notOurs,
    "**/*.{browser,attacks,judges,engines,integrations,rails,stacks,package,site,budgets,release}.test.{ts,tsx}",
  ],
  environment: "node",
  isolate: false,
  // Properties over hundreds of values, on a core that something else keeps busy.
  testTimeout: 20_000,
  // Vitest would keep one of two cores for itself.
  maxWorkers: 2,
} as const;

/**
 * What the renderer decides, and so differs on Preact: how widgets arrive, change and leave, a test
 * of each mechanism that goes through it, and the widgets whose tests have caught a defect of that
 * flavour (docs/adr/0050).
 */
const onPreact = [
  "packages/{element,ui}/**/*.browser.test.{ts,tsx}",
  "widgets/**/*.conformance.browser.test.ts",
  "testing/conformance/{propertyNames,swaps}.browser.test.ts",
  "widgets/{slider,pagination,star-rating,select,product-card}/*.browser.test.{ts,tsx}",
  "widgets/form/{fields,refusals}.browser.test.ts",
  "widgets/flash/once.browser.test.ts",
  "widgets/missing-price-editor/{bulk,many}.browser.test.ts",
];

/** What presses and the page's own layers do is the browser's, and the same. */
const onReactAlone = ["packages/ui/src/dialogs/{spentPresses,pageLayers}.browser.test.ts"];

/** Storybook takes seconds to load, so it is left out where only other projects are asked for. */
const asked = process.argv.join(" ").match(/--project[= ]\S+/g);
const inStorybook = {
  stories: "stories/vitest.config.ts",
  visual: "stories/vitest.visual.config.ts",
  "audited-stories": "stories/vitest.judges.config.ts",
};
const stories = Object.entries(inStorybook)
  .filter(([name]) => !asked || asked.some((project) => project.includes(name)))
  .map(([, file]) => file);

/** What each project is for, and what runs where: docs/testing.md. */
export default defineConfig({
  test: {
    // Logs of tests that pass, and tests that take a while, say nothing to who waits for the
    // others.
    silent: "passed-only",
    slowTestThreshold: 5_000,
    sequence: { sequencer: SlowFirst },
    // `npm run coverage`: of unit tests. Widgets and the layers that draw are for browser tests,
    // which are not counted.
    coverage: {
      include: ["{packages,tools,widgets}/**/*.{ts,tsx}"],
      exclude: [
        "**/{testing,types}/**",
        // A pattern may begin anywhere in a path, as that of tools does in seller-tools.
        "demo-pages/**",
        // DOMPurify lets scripts through on happy-dom, so only a browser shows what is cleaned.
        "packages/http/src/cleanHtml.ts",
        // happy-dom's XMLHttpRequest tells no progress of uploads, and sends no `FormData` but its
        // own.
        "packages/http/src/upload.ts",
      ],
      reporter: ["html", "text-summary"],
      thresholds: {
        "packages/domain/**": { lines: 90 },
        "packages/http/**": { lines: 90 },
        "packages/session/**": { lines: 90 },
        "tools/doctor/**": { lines: 90 },
      },
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{packages,widgets,demo-pages,stories,testing}/**/*.test.{ts,tsx}"],
          ...inNode,
        },
      },
      // What is run by authors, editors and ourselves: real processes, which take most of the time
      // of all tests in Node.
      {
        test: {
          name: "tools",
          include: ["{tools,scripts}/**/*.test.{ts,tsx}"],
          ...inNode,
          sequence: { groupOrder: 3 },
        },
      },
      inBrowser("browser", ["{packages,tools,widgets,testing}/**/*.browser.test.{ts,tsx}"]),
      inBrowser("lite", onPreact, {
        env: { YY_FLAVOUR: "lite" },
        exclude: [...notOurs, ...onReactAlone],
      }),
      inBrowser("attacks", ["{packages,widgets,testing}/**/*.attacks.test.ts"], {
        // Each shows all widgets many times.
        testTimeout: 300_000,
        expect: { poll: { timeout: 60_000, interval: 20 } },
      }),
      inBrowser("transcripts", ["testing/judges/{screen-reader/*,policies}.judges.test.ts"]),
      inBrowser("judges", ["testing/judges/{guide,marketplace}.judges.test.ts"], {
        globalSetup: "testing/judges/summary.ts",
        // The longest tables of the site, cell by cell, on a core that something else keeps busy.
        testTimeout: 180_000,
      }),
      inBrowser("pages", ["demo-pages/server/**/*.browser.test.ts"]),
      ...["chromium", "firefox", "webkit"].map((engine) =>
        inBrowser(engine, ["{packages,widgets,demo-pages}/**/*.engines.test.ts"], {
          env: { YY_ENGINE: engine },
        }),
      ),
      // With what others write for pages and editors: Sentry, OpenTelemetry, Herb.
      inBrowser("integrations", ["{packages,tools}/**/*.integrations.test.ts"]),
      inBrowser("rails", ["demo-pages/rails/**/*.rails.test.ts"]),
      // The Rails host's tests once more, on Rails 7.2, and what else needs the chroot.
      inBrowser(
        "stacks",
        [
          "demo-pages/rails/**/*.rails.test.ts",
          "{demo-pages,packages,tools,testing,scripts}/**/*.stacks.test.ts",
        ],
        { env: { RAILS_STACK: "hotwire" } },
      ),
      inBrowser("package", ["scripts/package/**/*.package.test.ts"], {
        globalSetup: "scripts/package/testing/pack.ts",
      }),
      // What `npm run release` has made, from registries on loopback.
      inBrowser("release", ["scripts/release/*.release.test.ts"]),
      inBrowser("site", ["scripts/site/**/*.site.test.ts"], {
        globalSetup: "scripts/site/testing/build.ts",
      }),
      inBrowser("budgets", ["scripts/budgets/*.budgets.test.ts"], {
        globalSetup: "scripts/budgets/testing/base.ts",
        // Whose times are compared does nothing else meanwhile.
        maxWorkers: 1,
        testTimeout: 300_000,
      }),
      ...stories,
    ],
  },
});
