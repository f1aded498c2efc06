import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { ensureOtherBrowsers } from "../setup/browsers.mjs";
import { ensureRails } from "../setup/rails.mjs";
import { RunStopped, run } from "../setup/run.mjs";
import { type FileResult, readRSpecResults, readVitestResults } from "./results";

/** Tests that run together and can run file by file. */
interface Suite {
  /** Makes sure that the suite can run; returns environment variables that it needs. */
  prepare?(): Promise<Readonly<Record<string, string>>>;
  /**
   * @param parameters parts of the paths of the files to run, and options of the tool; all files without
   * @param json where the tool writes its results
   * @returns the exit code
   */
  run(parameters: readonly string[], env: Env, json: string): Promise<number>;
  read(json: string): FileResult[];
}

type Env = Readonly<Record<string, string>>;

/** A program of the installed packages. */
export const bin = (name: string) => inRepository("node_modules/.bin", name);

/** A suite of projects in vitest.config.ts. */
function vitest(projects: readonly string[], prepare?: Suite["prepare"]): Suite {
  return {
    ...(prepare && { prepare }),
    run: (parameters, env, json) =>
      run(
        bin("vitest"),
        [
          "run",
          ...projects.map((name) => `--project=${name}`),
          ...parameters,
          ...["--reporter=default", "--reporter=json", `--outputFile.json=${json}`],
        ],
        env,
      ),
    read: (json) => readVitestResults(readFileSync(json, "utf8")),
  };
}

const gemSpecs: Suite = {
  prepare: () => ensureRails().then(() => ({})),
  run: (parameters, env, json) =>
    run("ruby", ["packages/rails/bin/spec", ...parameters], { ...env, YY_RSPEC_JSON: json }),
  read: (json) => readRSpecResults(readFileSync(json, "utf8")),
};

async function writePackage(): Promise<Env> {
  const code = await run(bin("tsx"), ["scripts/build/index.ts", "package"]);
  if (code !== 0) throw new RunStopped("The package could not be written: see above.");
  return {};
}

const suites: Readonly<Record<string, Suite>> = {
  unit: vitest(["unit"]),
  browser: vitest(["browser"]),
  stories: vitest(["stories"]),
  lite: vitest(["lite"]),
  attacks: vitest(["attacks"]),
  pages: vitest(["pages"]),
  browsers: vitest(["chromium", "firefox", "webkit"], ensureOtherBrowsers),
  gem: gemSpecs,
  rails: vitest(["rails"], () => ensureRails().then(() => ({}))),
  package: vitest(["package"], writePackage),
  site: vitest(["site"]),
  visual: vitest(["visual"]),
  transcripts: vitest(["transcripts"]),
  judges: vitest(["judges", "audited-stories"]),
};

export const resultsFolder = inRepository(".vitest/results");

/** What became of a suite's tests. */
export interface SuiteResult {
  readonly suite: string;
  readonly files: readonly FileResult[];
  /** From its start to its end. */
  readonly seconds: number;
  /** It ended with an error that is no test's: it could not start, or something failed between tests. */
  readonly hasBroken: boolean;
}

/** Runs a suite, or files of it. */
export async function runSuite(
  suite: string,
  parameters: readonly string[],
  env: Env,
): Promise<SuiteResult> {
  const tool = suites[suite];
  if (tool === undefined) throw new Error(`there is no suite "${suite}"`);
  const json = join(resultsFolder, `${suite}.json`);
  rmSync(json, { force: true });
  const start = performance.now();
  const code = await tool.run(parameters, { ...env, ...(await tool.prepare?.()) }, json);
  const files = existsSync(json) ? tool.read(json) : [];
  const hasFailures = files.some(({ failures }) => failures.length > 0);
  return {
    suite,
    files,
    seconds: (performance.now() - start) / 1000,
    hasBroken: code !== 0 && !hasFailures,
  };
}
