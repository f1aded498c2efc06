import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Interrupted, RunStopped, run } from "../setup/run.mjs";
import type { SuiteSeconds } from "./releasedTimes";
import { type Outcome, reportOf, type Step } from "./report";
import type { FileResult } from "./results";
import { bin, resultsFolder, runSuite, type SuiteResult } from "./suites";

/** No more files than this are run again. */
const maxRerunFiles = 10;

const outcomePath = join(resultsFolder, "outcome.json");

/**
 * Returns the outcome of the last run in this clone.
 * @throws {RunStopped} when there was none
 */
export function readLastOutcome(): Outcome {
  if (!existsSync(outcomePath)) throw new RunStopped("No tests have run in this clone yet.");
  return JSON.parse(readFileSync(outcomePath, "utf8")) as Outcome;
}

/** Runs checks, a build and suites of tests one after the other, and collects their outcome. */
export class TestRun {
  readonly #env: Readonly<Record<string, string>>;
  readonly #steps: Step[] = [];
  /** Failed steps other than tests. */
  readonly #broken: string[] = [];
  readonly #results: SuiteResult[] = [];
  /** Tests that failed, and passed when their file ran alone. */
  readonly #unstable: string[] = [];
  /** The number of results that {@link rerunFailed} has handled. */
  #rerunCount = 0;

  /**
   * @param env environment variables for the tests, such as the path of Chromium
   * @param installSeconds the duration of the install
   */
  constructor(env: Readonly<Record<string, string>>, installSeconds: number) {
    this.#env = env;
    this.#steps.push({ name: "install", seconds: installSeconds });
  }

  /** Adds the outcome of an earlier run, whose tests are not repeated. */
  continue({ steps, results, broken, unstable }: Outcome): void {
    this.#steps.unshift(...steps);
    this.#results.push(...results);
    this.#broken.push(...broken);
    this.#unstable.push(...unstable);
    this.#rerunCount = results.length;
  }

  /** Runs tasks of turbo.json, except those in its cache. Returns whether all succeeded. */
  async turbo(name: string, ...tasks: string[]): Promise<boolean> {
    const start = performance.now();
    // All tasks run even if one fails, so that all errors are printed.
    const parameters = ["run", ...tasks, "--continue", "--output-logs=errors-only"];
    const code = await run(bin("turbo"), parameters, {
      ...this.#env,
      TURBO_TELEMETRY_DISABLED: "1",
    });
    this.#steps.push({ name, seconds: (performance.now() - start) / 1000 });
    if (code !== 0) this.#broken.push(name);
    return code === 0;
  }

  /** Runs a suite, or files of it. */
  async suite(
    name: string,
    parameters: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    try {
      const result = await runSuite(name, parameters, { ...this.#env, ...env });
      this.#results.push(result);
      if (result.hasBroken) this.#broken.push(name);
    } catch (error) {
      if (!(error instanceof RunStopped) || error instanceof Interrupted) throw error;
      console.error(error.message);
      this.#broken.push(name);
    }
  }

  /**
   * Runs each file with a failed test again, alone. A test that fails twice has failed. A test that
   * passes is unstable: it is reported, and does not fail the run. When many files have failed,
   * none is run again.
   */
  async rerunFailed(): Promise<void> {
    const start = performance.now();
    const failed = this.#results
      .slice(this.#rerunCount)
      .flatMap(({ files }) => files.filter(({ failures }) => failures.length > 0));
    if (failed.length > maxRerunFiles) {
      this.#rerunCount = this.#results.length;
      return;
    }
    for (const [index, result] of this.#results.entries()) {
      if (index < this.#rerunCount) continue;
      const files: FileResult[] = [];
      for (const file of result.files)
        files.push(file.failures.length > 0 ? await this.#rerun(result.suite, file) : file);
      this.#results[index] = { ...result, files };
    }
    this.#rerunCount = this.#results.length;
    const seconds = (performance.now() - start) / 1000;
    if (seconds > 1) this.#steps.push({ name: "failed files once more", seconds });
  }

  async #rerun(suite: string, file: FileResult): Promise<FileResult> {
    console.log(`\n${file.path} (${suite}) once more, alone`);
    const { files } = await runSuite(suite, [file.path], this.#env);
    const again = files.find(({ path }) => path === file.path);
    if (again === undefined) return file;
    const failedTwice = new Set(again.failures.map(({ test }) => test));
    for (const { test } of file.failures)
      if (!failedTwice.has(test)) this.#unstable.push(`${file.path} › ${test}`);
    return again;
  }

  /**
   * Prints times, failures and totals. Returns the exit code.
   * @param released the times to compare with, see {@link reportOf}
   */
  finish(released: SuiteSeconds): number {
    const outcome: Outcome = {
      steps: this.#steps,
      results: this.#results,
      broken: this.#broken,
      unstable: this.#unstable,
    };
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(outcomePath, JSON.stringify(outcome));
    const { text, failed } = reportOf(outcome, released);
    console.log(text);
    return failed === 0 ? 0 : 1;
  }
}
