import { mkdirSync } from "node:fs";
import { lockSync } from "proper-lockfile";
import { inRepository, widgetNames } from "../repository";
import { RunStopped } from "../setup/run.mjs";
import { watchFolders } from "../watchFolders";
import { changedTests } from "./changedTests";
import { commands } from "./commands.mjs";
import { slowRenderers } from "./slowRenderers";
import { resultsFolder } from "./suites";
import { TestRun } from "./TestRun";
import { writeTimes } from "./times";

const checkTasks = ["domain", "session", "widgets", "stories"]
  .map((name) => `@yy/scripts#types:${name}`)
  .concat("@yy/scripts#lint", "@yy/scripts#generated");

type Env = Readonly<Record<string, string>>;

/**
 * Runs a command of commands.mjs. Returns the exit code.
 * @param env what the tests need to know
 * @param installSeconds what the install took
 * @throws {RunStopped} when another run is under way in this clone: runs share `dist/` and the results
 */
export async function testCommand(
  command: string,
  parameters: readonly string[],
  env: Env,
  installSeconds: number,
): Promise<number> {
  if (command === "times") return writeTimes();
  // The watch holds it for each of its runs alone.
  if (command === "watch") return testAtEverySave(requireWidget(parameters), env);
  const release = takeLock();
  try {
    const tests = new TestRun(env, installSeconds);
    await runCommand(command, parameters, tests);
    return tests.finish();
  } finally {
    release();
  }
}

async function runCommand(
  command: string,
  parameters: readonly string[],
  tests: TestRun,
): Promise<void> {
  const { suites = [], checks = false } = commands[command] ?? {};
  if (checks && !(await tests.turbo("checks", ...checkTasks))) return;
  if (!(await tests.turbo("build", "//#build", "@yy/demo-pages#build"))) return;
  if (command === "widget") return testWidget(requireWidget(parameters), parameters, tests);
  if (command === "changed") return testChanged(tests);
  if (command === "races") return testRaces(parameters, tests);
  for (const suite of suites) await tests.suite(suite, parameters);
  if (command === "all") await tests.rerunFailed();
}

async function testWidget(
  name: string,
  parameters: readonly string[],
  tests: TestRun,
): Promise<void> {
  const folder = `widgets/${name}/`;
  await tests.suite("unit", [folder, "--passWithNoTests"]);
  await tests.suite(parameters.includes("--lite") ? "lite" : "browser", [folder]);
  await tests.suite("stories", [`stories/${name}.stories.ts`]);
}

async function testChanged(tests: TestRun): Promise<void> {
  await tests.suite("unit", ["--changed", "--passWithNoTests"]);
  for (const [suite, files] of Object.entries(changedTests()))
    if (files.length > 0) await tests.suite(suite, [...files, "--passWithNoTests"]);
  console.log("Left out: the other widgets, Preact, and what else npm run test:all runs.");
}

/**
 * Browser tests under conditions in which those that count on luck fail: pages that are five times slower than their
 * tests, and answers that come up to 0.4 s late, in any order.
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
    await testCommand("widget", [name], env, 0);
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
