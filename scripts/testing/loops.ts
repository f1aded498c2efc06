import { RunStopped } from "../setup/RunStopped.mjs";
import { nearestNames } from "./nearestNames";
import type { Repository } from "./plan";
import { type Plan, planForChanges, planForWidget } from "./plan";
import { changedFiles, readRepository } from "./readRepository";
import { TestRun } from "./runTests";
import { slowRenderers } from "./slowRenderers";

type Env = Readonly<Record<string, string>>;

/** `npm run test:changed`. */
export async function testChanged(env: Env): Promise<number> {
  const changed = changedFiles();
  if (changed.length === 0) {
    console.log("Nothing has changed since the last commit.");
    return 0;
  }
  return followPlan(planForChanges(changed, await readRepository(changed)), "react", env);
}

/** `npm run test:widget <name> [-- --lite]`. */
export async function testWidget(env: Env, parameters: readonly string[]): Promise<number> {
  const names = parameters.filter((parameter) => parameter !== "--lite");
  const repository = await readRepository();
  const plan = planForWidget(requireWidget(names, repository), repository);
  return followPlan(plan, parameters.includes("--lite") ? "lite" : "react", env);
}

/** `npm run test:browser`, `npm run test:stories`: Vitest's projects, and whatever else is meant for Vitest. */
export async function testProjects(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  if (await tests.phase("build", () => tests.build("both")))
    await tests.phase("tests", () => tests.vitest("run", ...parameters));
  return tests.finish();
}

/** `npm run test:slow -- --project=browser [files]`: the same with pages that are five times slower than their tests. */
export async function testSlowly(env: Env, parameters: readonly string[]): Promise<number> {
  if (process.platform !== "linux")
    throw new RunStopped(
      "npm run test:slow finds the browsers' processes in /proc: it needs Linux.",
    );
  const over = new AbortController();
  const slowed = slowRenderers(over.signal);
  try {
    return await testProjects(env, parameters);
  } finally {
    over.abort();
    await slowed;
  }
}

/** `npm run test:late -- --project=browser [files]`: the same with responses that are up to 0.4 s late, in any order. */
export function testWithLateAnswers(env: Env, parameters: readonly string[]): Promise<number> {
  return testProjects({ ...env, YY_LATE_ANSWERS: "on" }, parameters);
}

/** `npm run test:browsers [-- files]`: the scenarios that every engine plays. */
export async function testInBrowsers(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  const projects = ["chromium", "firefox", "webkit"].map((engine) => `--project=${engine}`);
  const flavour = process.env.YY_FLAVOUR === "lite" ? "both" : "react";
  if (await tests.phase("build", () => tests.build(flavour)))
    await tests.phase("tests", () => tests.vitest("run", ...projects, ...parameters));
  return tests.finish();
}

/** `npm run test:rails [-- files]`: the gem's specs, and a walk through the Rails host. */
export async function testRails(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  if (await tests.phase("build", () => tests.build("react"))) {
    await tests.phase("specs", () => tests.gemSpecs());
    await tests.phase("walk", () => tests.vitest("run", "--project=rails", ...parameters));
  }
  return tests.finish();
}

/** `npm run test:package [-- files]`: the published package, packed and installed elsewhere. */
export async function testPackage(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  if (
    (await tests.phase("build", () => tests.build("both"))) &&
    (await tests.phase("package", () => tests.writePackage()))
  )
    await tests.phase("tests", () => tests.vitest("run", "--project=package", ...parameters));
  return tests.finish();
}

/** `npm run test:site [-- files]`: the built site on plain file servers. */
export async function testSite(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  if (await tests.phase("build", () => tests.build("both")))
    await tests.phase("tests", () => tests.vitest("run", "--project=site", ...parameters));
  return tests.finish();
}

/** `npm run test:visual [-- files]`: every story compared with its pictures. */
export async function testVisual(env: Env, parameters: readonly string[]): Promise<number> {
  const tests = new TestRun(env);
  await tests.phase("tests", () => tests.vitest("run", "--project=visual", ...parameters));
  return tests.finish();
}

/**
 * The one widget that was asked for.
 * @throws {RunStopped} naming those that may have been meant
 */
export function requireWidget(names: readonly string[], { widgets }: Repository): string {
  const [typed = "", ...others] = names.map((name) => name.replace(/^(widgets\/|yy-)/, ""));
  if (others.length > 0) throw new RunStopped(`One widget at a time, not "${names.join(" ")}".`);
  if (widgets.includes(typed)) return typed;
  const meant = nearestNames(typed, widgets).join(", ");
  throw new RunStopped(
    typed === ""
      ? "Which widget? For example: npm run test:widget follow-button"
      : `There is no widget "${typed}". Did you mean ${meant}?`,
  );
}

/** Runs what the plan holds and says what it leaves out. Returns the exit code. */
export async function followPlan(plan: Plan, flavour: "react" | "lite", env: Env): Promise<number> {
  const isEmpty = [plan.related, plan.browser, plan.stories].every((part) => part.length === 0);
  if (isEmpty) {
    console.log("No test to run for it here.");
    tellLeftOut(plan);
    return 0;
  }
  const tests = new TestRun(env);
  await tests.follow(plan, flavour);
  tellLeftOut(plan);
  return tests.finish();
}

function tellLeftOut({ leftOut }: Plan): void {
  for (const what of leftOut) console.log(`left out: ${what}`);
}
