/**
 * `tsx scripts/mutations/domain.ts [folder]`: has Stryker break `packages/domain` in every small way it knows, and
 * writes what the unit tests noticed into the folder: `mutation.json` and `summary.md`. Stryker is no dependency of the
 * project; it is installed into `.vitest/stryker`, which git ignores.
 *
 * Constants of modules ("static mutants": every seventh) are left out by `ignoreStatic`: each would run all tests, and
 * they would take nine tenths of the time. Set it to false for a run of some hours.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inRepository, root } from "../repository";
import { domainSummary, type StrykerReport } from "./domainSummary";

/** The last line that runs on Node 20. */
const version = "9.6.1";
const workshop = inRepository(".vitest/stryker");
const core = join(workshop, "node_modules/@stryker-mutator/core");
const folder = resolve(process.argv[2] ?? workshop);

/** Stryker runs tests in threads, where a test cannot change the time zone: all have the one that a test asks for. */
const TZ = "America/Sao_Paulo";

function run(command: string, parameters: readonly string[], cwd: string): number {
  const env = { ...process.env, TZ };
  const { status, error } = spawnSync(command, parameters, { cwd, env, stdio: "inherit" });
  if (error) console.error(error.message);
  return status ?? 1;
}

function installStryker(): number {
  if (existsSync(core)) return 0;
  mkdirSync(workshop, { recursive: true });
  const names = ["@stryker-mutator/core", "@stryker-mutator/vitest-runner"];
  const dependencies = Object.fromEntries(names.map((name) => [name, version]));
  const description = { private: true, dependencies };
  writeFileSync(join(workshop, "package.json"), `${JSON.stringify(description)}\n`);
  // Without its peer: the Vitest of the project is found further up.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--no-package-lock"];
  return run("npm", ["install", "--legacy-peer-deps", ...quiet], workshop);
}

const installed = installStryker();
if (installed !== 0) process.exit(installed);

const config = inRepository("scripts/mutations/stryker.domain.json");
const status = run(process.execPath, [join(core, "bin/stryker.js"), "run", config], root);
if (status !== 0) process.exit(status);

const reportFile = join(workshop, "mutation.json");
const report = JSON.parse(readFileSync(reportFile, "utf8")) as StrykerReport;
mkdirSync(folder, { recursive: true });
if (folder !== workshop) copyFileSync(reportFile, join(folder, "mutation.json"));
writeFileSync(join(folder, "summary.md"), domainSummary(report));
