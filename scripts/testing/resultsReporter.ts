import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter, SerializedError, TestModule, Vitest } from "vitest/node";
import { root } from "../repository";
import { reportOf } from "./report";
import { type FileResults, type ProjectResults, type RunResults, resultsFolder } from "./results";

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Vitest's part of the report: writes counts and times to a file named after the projects. Prints them too where no
 * run is there to sum them up.
 */
export default class ResultsReporter implements Reporter {
  #file = "";
  #spans = new Map<string, Span>();

  onInit({ projects }: Vitest): void {
    this.#file = `${[...new Set(projects.map(({ name }) => name))].join("+").replace(/[^\w+-]+/g, "-")}.json`;
  }

  onTestRunStart(): void {
    this.#spans.clear();
  }

  onTestModuleStart(module: TestModule): void {
    this.#extendSpan(module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#extendSpan(module);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const run = process.env.YY_TEST_RUN ?? "";
    const results: RunResults = {
      run,
      projects: this.#projectResults(modules),
      files: modules.map(fileResults),
      unhandledErrors: unhandledErrors.length,
    };
    this.#write(`${JSON.stringify(results, null, 1)}\n`);
    if (run === "") console.log(reportOf([], [results], run));
  }

  /** Whole or not at all: who reads them takes what is there for the results. */
  #write(text: string): void {
    const file = join(resultsFolder, this.#file);
    try {
      mkdirSync(resultsFolder, { recursive: true });
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      rmSync(`${file}.new`, { force: true });
      console.error(`The results cannot be written to ${resultsFolder} (${error.code}).`);
      process.exitCode = 1;
    }
  }

  #extendSpan({ project }: TestModule): void {
    const now = performance.now();
    const start = this.#spans.get(project.name)?.start ?? now;
    this.#spans.set(project.name, { start, end: now });
  }

  #projectResults(modules: readonly TestModule[]): ProjectResults[] {
    const names = [...new Set(modules.map(({ project }) => project.name))];
    return names.map((name) => {
      const own = modules.filter(({ project }) => project.name === name);
      const { start, end } = this.#spans.get(name) ?? { start: 0, end: 0 };
      return {
        name,
        passed: countTests(own, "passed"),
        failed: countTests(own, "failed"),
        seconds: (end - start) / 1000,
      };
    });
  }
}

function fileResults(module: TestModule): FileResults {
  return {
    path: relative(root, module.moduleId),
    project: module.project.name,
    tests: countTests([module], "passed") + countTests([module], "failed"),
    seconds: module.diagnostic().duration / 1000,
  };
}

function countTests(modules: readonly TestModule[], state: "passed" | "failed"): number {
  return modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
}
