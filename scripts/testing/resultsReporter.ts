import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { TestError } from "vitest";
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from "vitest/node";
import { root } from "../repository";
import { failuresOf, failureText, reportOf } from "./report";
import {
  type Failure,
  type FileResults,
  type ProjectResults,
  type RunResults,
  resultsFolder,
} from "./results";

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

  /** At once too: a run that is interrupted has said what failed until then. */
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === "failed")
      console.log(`\n${failureText(failureOf(test.module, test.fullName, errors))}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const run = process.env.YY_TEST_RUN ?? "";
    const results: RunResults = {
      run,
      projects: this.#projectResults(modules),
      files: modules.map(fileResults),
      failures: modules.flatMap(failuresIn),
      unhandledErrors: unhandledErrors.map(({ message }) => stripVTControlCharacters(message)),
    };
    this.#write(`${JSON.stringify(results, null, 1)}\n`);
    if (run === "") console.log(`${reportOf([], [results], run)}\n${failuresOf([results])}`);
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

/** The tests that failed, and the suites and the file whose own code did. */
function failuresIn(module: TestModule): Failure[] {
  const failure = (name: string, errors: readonly TestError[]) => failureOf(module, name, errors);
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  const tests = [...module.children.allTests("failed")];
  return [
    ...(module.errors().length > 0 ? [failure("the file itself", module.errors())] : []),
    ...suites.map((suite) => failure(suite.fullName, suite.errors())),
    ...tests.map((test) => failure(test.fullName, test.result().errors ?? [])),
  ];
}

function failureOf(module: TestModule, name: string, errors: readonly TestError[]): Failure {
  return {
    path: relative(root, module.moduleId),
    project: module.project.name,
    name,
    message: errors.map(errorText).join("\n"),
  };
}

/** What went wrong and where, without a terminal's colours. */
function errorText({ message, stacks, diff = "" }: TestError): string {
  const [frame] = stacks ?? [];
  const place = frame ? `at ${relative(root, frame.file)}:${frame.line}` : "";
  return stripVTControlCharacters([message, place, diff].join("\n"));
}

function countTests(modules: readonly TestModule[], state: "passed" | "failed"): number {
  return modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
}
