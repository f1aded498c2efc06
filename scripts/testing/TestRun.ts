import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Interrupted, RunStopped, run } from "../setup/run.mjs";
import { readReleasedTimes } from "./releasedTimes";
import { type Outcome, reportOf, type Step } from "./report";
import type { FileResult } from "./results";
import { bin, resultsFolder, runSuite, type SuiteResult } from "./suites";

/** So many files are run once more at most. */
const maxRerunFiles = 10;

const outcomePath = join(resultsFolder, "outcome.json");

/**
 * Returns what became of the last run in this clone.
 * @throws {RunStopped} when there was none
 */
export function readLastOutcome(): Outcome {
  if (!existsSync(outcomePath)) throw new RunStopped("No tests have run in this clone yet.");
  return JSON.parse(readFileSync(outcomePath, "utf8")) as Outcome;
}

/** Checks, a build and suites of tests, one after the other, and what became of them. */
export class TestRun {
  readonly #env: Readonly<Record<string, string>>;
  readonly #steps: Step[] = [];
  /** Steps that failed besides tests. */
  readonly #broken: string[] = [];
  readonly #results: SuiteResult[] = [];
  /** Tests that failed, and passed when their file ran alone. */
  readonly #unstable: string[] = [];
  /** How many of the results {@link rerunFailed} has seen. */
  #rerunCount = 0;

  /**
   * @param env what the tests need to know, such as where Chromium is
   * @param installSeconds what the install took
   */
  constructor(env: Readonly<Record<string, string>>, installSeconds: number) {
    this.#env = env;
    this.#steps.push({ name: "install", seconds: installSeconds });
  }

  /** Takes over what an earlier run has found, whose tests this one does not ask again. */
  continue({ steps, results, broken, unstable }: Outcome): void {
    this.#steps.unshift(...steps);
    this.#results.push(...results);
    this.#broken.push(...broken);
    this.#unstable.push(...unstable);
    this.#rerunCount = results.length;
  }

  /**
   * Runs tasks of turbo.json, but for those whose result is in its cache. Returns whether all went
   * well.
   */
  async turbo(name: string, ...tasks: string[]): Promise<boolean> {
    const start = performance.now();
    // All that is wrong is said at once.
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
   * Runs each file with a failed test once more, alone: what fails twice has failed; what passes is
   * a race, which is named and does not stop whoever submits something else. Where many files have
   * failed, none did so by chance.
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

  /** Prints times, failures and totals. Returns the exit code. */
  finish(): number {
    const outcome: Outcome = {
      steps: this.#steps,
      results: this.#results,
      broken: this.#broken,
      unstable: this.#unstable,
    };
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(outcomePath, JSON.stringify(outcome));
    const { text, failed } = reportOf(outcome, readReleasedTimes());
    console.log(text);
    return failed === 0 ? 0 : 1;
  }
}
