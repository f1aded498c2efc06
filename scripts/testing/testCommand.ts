import { mkdirSync } from "node:fs";
import { lockSync } from "proper-lockfile";
import { variableOf } from "../create/createWidget";
import { widgetWideBrowserTests, widgetWideTests } from "../create/widgetWideTests";
import { inRepository, widgetNames } from "../repository";
import { ensureExtras } from "../setup/extras.mjs";
import { RunStopped } from "../setup/run.mjs";
import { watchFolders } from "../watchFolders";
import { changedTests } from "./changedTests";
import { keepCheckedPictures } from "./checkedPictures";
import { commands } from "./commands.mjs";
import { readReleasedTimes, writeReleasedTimes } from "./releasedTimes";
import { slowRenderers } from "./slowRenderers";
import { needsBuild, resultsFolder } from "./suites";
import { readLastOutcome, TestRun } from "./TestRun";

const checkTasks = ["domain", "session", "widgets", "stories"]
  .map((name) => `@yy/scripts#types:${name}`)
  .concat("@yy/scripts#lint", "@yy/scripts#documents");

/**
 * Fast tasks whose results any test may read: the demo server as one file, and the generated files
 * of packages.
 */
const quickTasks = ["@yy/demo-pages#build", "@yy/scripts#generate:packages"];

const buildTasks = {
  /** For tests that only read sources. */
  nothing: quickTasks,
  /** Without the files for Preact, which take half of the time. */
  react: ["//#build:react", ...quickTasks],
  all: ["//#build", ...quickTasks],
};

/** The type check of code that imports packages which `npm test` does not install. */
const extrasTask = "@yy/scripts#types:extras";

type Env = Readonly<Record<string, string>>;

/**
 * Runs a command of commands.mjs. Returns the exit code.
 * @param env environment variables for the tests
 * @param installSeconds the duration of the install
 * @throws {RunStopped} when another run is active in this clone, because runs share `dist/` and the
 * results
 */
export async function testCommand(
  command: string,
  parameters: readonly string[],
  env: Env,
  installSeconds: number,
): Promise<number> {
  if (command === "times") return keepTimes();
  // `watch` takes the lock for each of its runs separately.
  if (command === "watch") return testAtEverySave(requireWidget(parameters), env);
  const release = takeLock();
  try {
    const tests = new TestRun({ ...env, ...commands[command]?.env }, installSeconds);
    await runCommand(command, parameters, tests);
    const code = tests.finish(runsWholeSuites(command, parameters) ? readReleasedTimes() : {});
    if (command === "visual" && parameters.length === 0 && code === 0) keepCheckedPictures();
    return code;
  } finally {
    release();
  }
}

/** Only whole suites can be compared with the times at the last release. */
function runsWholeSuites(command: string, parameters: readonly string[]): boolean {
  const isFile = (parameter: string) => !parameter.startsWith("--");
  return commands[command]?.suites !== undefined && !parameters.some(isFile);
}

async function runCommand(
  command: string,
  parameters: readonly string[],
  tests: TestRun,
): Promise<void> {
  if (command === "ci") return testAsCi(parameters.includes("--after-test"), tests);
  const { suites = [], checks = false } = commands[command] ?? {};
  const isFullRun = command === "all";
  if (isFullRun) await ensureExtras();
  const checked = checks ? [...checkTasks, ...(isFullRun ? [extrasTask] : [])] : [];
  if (!(await prepare(tests, checked, partsFor(command, parameters, suites)))) return;
  if (command === "widget") return testWidget(requireWidget(parameters), parameters, tests);
  if (command === "changed") return testChanged(tests);
  if (command === "races") return testRaces(parameters, tests);
  for (const suite of suites) await tests.suite(suite, parameters);
  if (commands[command]?.rerunsFailed) await tests.rerunFailed();
}

function partsFor(
  command: string,
  parameters: readonly string[],
  suites: readonly string[],
): keyof typeof buildTasks {
  if (command === "widget" && !parameters.includes("--lite")) return "react";
  // The other commands without a list of suites test built files.
  return suites.length > 0 && !suites.some(needsBuild) ? "nothing" : "all";
}

/** Checks and builds. Returns whether tests can run, which only needs a successful build. */
async function prepare(
  tests: TestRun,
  checked: readonly string[],
  parts: keyof typeof buildTasks,
): Promise<boolean> {
  const tasks = buildTasks[parts];
  if (checked.length > 0 && (await tests.turbo("checks and build", ...checked, ...tasks)))
    return true;
  return tests.turbo("build", ...tasks);
}

/** @param hasTested whether `npm test` has just run, so that its results are reused */
async function testAsCi(hasTested: boolean, tests: TestRun): Promise<void> {
  if (hasTested) tests.continue(readLastOutcome());
  else await runCommand("test", [], tests);
  if (!(await prepare(tests, [], "all"))) return;
  for (const suite of commands.ci?.suites ?? []) await tests.suite(suite);
  await tests.rerunFailed();
}

function keepTimes(): number {
  writeReleasedTimes(readLastOutcome().results);
  return 0;
}

async function testWidget(
  name: string,
  parameters: readonly string[],
  tests: TestRun,
): Promise<void> {
  const folder = `widgets/${name}/`;
  const itsRequest = `packages/http/src/api/${variableOf(name)}.test.ts`;
  await tests.suite("unit", [folder, itsRequest, "--passWithNoTests"]);
  await tests.suite("scenarios", [folder, "--passWithNoTests"]);
  await tests.suite("browser", [folder]);
  if (parameters.includes("--lite"))
    await tests.suite("lite", [folder, "--passWithNoTests"], { YY_WHOLE: "on" });
  await tests.suite("stories", [`stories/${name}.stories.ts`]);
  if (!parameters.includes("--own")) await testAsOneOfAll(name, tests);
}

/** Runs the tests that check all widgets; those in a browser only for this widget. */
async function testAsOneOfAll(name: string, tests: TestRun): Promise<void> {
  const isTool = (path: string) => /^(tools|scripts)\//.test(path);
  await tests.suite(
    "unit",
    widgetWideTests.filter((path) => !isTool(path)),
  );
  await tests.suite("tools", widgetWideTests.filter(isTool));
  // CI only runs a sample of these.
  const ofTag = `--testNamePattern=(yy-|/)${name}\\b`;
  for (const [suite, files] of Object.entries(widgetWideBrowserTests))
    await tests.suite(suite, [...files, ofTag], { YY_WHOLE: "on" });
}

async function testChanged(tests: TestRun): Promise<void> {
  for (const suite of ["unit", "tools"])
    await tests.suite(suite, ["--changed", "--passWithNoTests"]);
  for (const [suite, files] of Object.entries(changedTests()))
    if (files.length > 0) await tests.suite(suite, [...files, "--passWithNoTests"]);
  console.log("Left out: the other widgets, Preact, and what else CI runs.");
}

/**
 * Runs browser tests under conditions that reveal races: pages that are five times slower than the
 * tests, and answers that are up to 0.4 s late, in any order.
 */
async function testRaces(parameters: readonly string[], tests: TestRun): Promise<void> {
  const files = parameters.filter((parameter) => !parameter.startsWith("--"));
  const suite = parameters.includes("--lite") ? "lite" : "browser";
  const both = !parameters.includes("--slow") && !parameters.includes("--late");
  if (both || parameters.includes("--late"))
    await tests.suite(suite, files, { YY_LATE_ANSWERS: "on" });
  if (both || parameters.includes("--slow")) {
    const over = new AbortController();
    const slowed = slowRenderers(over.signal);
    await tests.suite(suite, files).finally(() => over.abort());
    await slowed;
  }
}

async function testAtEverySave(name: string, env: Env): Promise<never> {
  const changes = watchFolders(["packages", "widgets", "testing", "stories"], 200);
  for (;;) {
    await testCommand("widget", [name, "--own"], env, 0);
    console.log(`Waiting for changes, to test ${name} …`);
    await changes.take();
  }
}

/** @throws {RunStopped} */
function requireWidget(parameters: readonly string[]): string {
  const [typed = ""] = parameters.filter((parameter) => !parameter.startsWith("--"));
  const name = typed.replace(/^(widgets\/|yy-)/, "");
  if (!widgetNames().includes(name))
    throw new RunStopped(`Which widget? npm test -- widget follow-button, say; not "${typed}".`);
  return name;
}

function takeLock(): () => void {
  mkdirSync(resultsFolder, { recursive: true });
  try {
    return lockSync(inRepository("package.json"), { lockfilePath: inRepository(".vitest/lock") });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ELOCKED") throw error;
    throw new RunStopped("A test run is under way in this clone: wait for it or end it.");
  }
}
