/**
 * The test commands, such as `npm test`.
 * @typedef {object} TestCommand
 * @property {string} help its line in `--help`
 * @property {readonly string[]} [suites] its suites in their order; see suites.ts
 * @property {boolean} [checks] whether types, lint and tables of documents are checked first
 * @property {boolean} [rerunsFailed] whether each file with a failed test runs again, alone
 * @property {Readonly<Record<string, string>>} [env] environment variables for its tests
 */

/** The suites for a newcomer and for each change. */
const test = ["unit", "scenarios", "mechanisms", "stories"];

/** The suites that CI runs after `npm test`. */
const rest = [
  ...["tools", "behaviours", "lite", "attacks", "pages", "gem", "rails", "stack-walks"],
  ...["budgets", "changed-pictures", "transcripts"],
];

/** The suites that only run before a release. */
const beforeRelease = [
  ...["tools", "behaviours", "lite", "attacks", "pages", "browsers", "integrations"],
  ...["gem", "rails", "gem-stacks", "stacks", "package", "site", "budgets"],
  ...["release", "release-stacks"],
  ...["visual", "transcripts", "judges"],
];

/**
 * @type {Readonly<Record<string, TestCommand>>} `npm test -- <command>`; the first one is
 * `npm test` itself
 */
export const commands = {
  test: {
    help: "what a change needs: types, lint, build, unit tests, a scenario of each widget, the mechanisms, stories",
    suites: test,
    checks: true,
    rerunsFailed: true,
  },
  ci: {
    help: "[--after-test]: what CI runs: npm test, and the rest of the tests; only the rest where npm test has just run",
    suites: rest,
    rerunsFailed: true,
  },
  all: {
    help: "everything, before a release: all tags where CI asks a sample, all engines, stacks, pictures, judges",
    suites: [...test, ...beforeRelease],
    checks: true,
    rerunsFailed: true,
    env: { YY_WHOLE: "on" },
  },
  widget: {
    help: "<name>: all that a widget can break (--lite: on Preact too; --own: its own tests alone)",
  },
  changed: { help: "what tests the folders that differ from the last commit" },
  watch: { help: "<name>: the own tests of a widget, again at every save" },
  races: {
    help: "[--slow] [--late] [--lite] [files]: browser tests on slow pages, with late answers",
  },
  times: { help: "keeps the seconds of the last run, which later ones are compared with" },
  unit: { help: "[files]: Vitest in Node", suites: ["unit"] },
  tools: {
    help: "[files]: the same for the doctor, the language server and scripts",
    suites: ["tools"],
  },
  browser: { help: "[files]: a real Chromium, on React", suites: ["browser"] },
  scenarios: { help: "[files]: a scenario of each widget in Chromium", suites: ["scenarios"] },
  stories: { help: "[files]: every story of Storybook", suites: ["stories"] },
  lite: { help: "[files]: what the renderer decides, on Preact", suites: ["lite"] },
  attacks: {
    help: "[files]: hostile texts, addresses and answers, odd input, faults",
    suites: ["attacks"],
  },
  pages: { help: "[files]: walks through the marketplace and the guide", suites: ["pages"] },
  browsers: { help: "[files]: every widget in Firefox and WebKit", suites: ["browsers"] },
  integrations: {
    help: "[files]: with Sentry, OpenTelemetry and Herb",
    suites: ["integrations"],
  },
  rails: { help: "[files]: the gem's specs, and the Rails host", suites: ["gem", "rails"] },
  stacks: {
    help: "[files]: Rails 7.2 and the gem on it, Laravel, Django: in a chroot that root makes once",
    suites: ["gem-stacks", "stacks"],
  },
  package: { help: "[files]: the published package, installed elsewhere", suites: ["package"] },
  release: {
    help: "[files]: what npm run release makes, from registries on loopback in empty applications",
    suites: ["release", "release-stacks"],
  },
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

/** The text of `--help`. */
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
