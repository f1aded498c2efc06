/**
 * What `npm test` and its like run.
 * @typedef {object} TestCommand
 * @property {string} help a line for `--help`
 * @property {readonly string[]} [suites] in this order; see suites.ts
 * @property {boolean} [checks] whether types, lint and generated files are checked first
 */

/** @type {Readonly<Record<string, TestCommand>>} `npm test -- <command>`; the first one is `npm test` itself */
export const commands = {
  test: {
    help: "what a change needs: types, lint, generated files, build, unit tests, browser tests on React, stories",
    suites: ["unit", "browser", "stories"],
    checks: true,
  },
  all: {
    help: "everything, as CI does; a file with a failed test runs once more, alone",
    suites: [
      ...["unit", "browser", "stories", "lite", "attacks", "pages", "browsers"],
      ...["gem", "rails", "gem-stacks", "stacks", "package", "site", "budgets"],
      ...["visual", "transcripts", "judges"],
    ],
    checks: true,
  },
  widget: { help: "<name>: what tests one widget (--lite: on Preact)" },
  changed: { help: "what tests the folders that differ from the last commit" },
  watch: { help: "<name>: what tests one widget, again at every save" },
  races: {
    help: "[--slow] [--late] [--lite] [files]: browser tests on slow pages, with late answers",
  },
  times: { help: "writes docs/test-times.md from the last run" },
  unit: { help: "[files]: Vitest in Node", suites: ["unit"] },
  browser: { help: "[files]: a real Chromium, on React", suites: ["browser"] },
  stories: { help: "[files]: every story of Storybook", suites: ["stories"] },
  lite: { help: "[files]: the widgets and the element layer on Preact", suites: ["lite"] },
  attacks: {
    help: "[files]: hostile texts, addresses and answers, odd input, faults",
    suites: ["attacks"],
  },
  pages: { help: "[files]: walks through the marketplace and the guide", suites: ["pages"] },
  browsers: { help: "[files]: every widget in Chromium, Firefox and WebKit", suites: ["browsers"] },
  rails: { help: "[files]: the gem's specs, and the Rails host", suites: ["gem", "rails"] },
  stacks: {
    help: "[files]: Rails 7.2 and the gem on it, Laravel, Django: in a chroot that root makes once",
    suites: ["gem-stacks", "stacks"],
  },
  package: { help: "[files]: the published package, installed elsewhere", suites: ["package"] },
  site: { help: "[files]: the static site on plain file servers", suites: ["site"] },
  budgets: {
    help: "sizes, files, trips, shifts, and the main thread's time against the commit before",
    suites: ["budgets"],
  },
  visual: {
    help: "[files]: how every story looks (--update: take its pictures anew)",
    suites: ["visual"],
  },
  judges: {
    help: "[files]: pages, stories, policies and what is said, to other judges than axe (-u: keep what is said)",
    suites: ["transcripts", "judges"],
  },
};

/** What `--help` prints. */
export function helpText() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    "npm test                       what a change needs",
    "npm test -- <command> [files]  one of these; files are parts of their paths",
    "",
    ...Object.entries(commands).map(([name, { help }]) => `  ${name.padEnd(width)}  ${help}`),
    "",
    "npm run test:all, test:lite, test:attacks … are the same. docs/testing.md says more.",
  ].join("\n");
}
