import { stripVTControlCharacters } from "node:util";
import { fromRepository } from "../repository";

/** The results of the tests of a file. */
export interface FileResult {
  /** The path relative to the repository. */
  readonly path: string;
  readonly passed: number;
  /** The number of tests that the file skips. */
  readonly skipped: number;
  /** The time in its tests and hooks, without the import. */
  readonly seconds: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** The name of the test, with the names of the suites around it. */
  readonly test: string;
  /** The message with its place and diff; may have many lines. */
  readonly message: string;
}

/**
 * The part of the output of Vitest's JSON reporter that is used here. Times are in milliseconds.
 */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: "passed" | "failed";
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function readVitestResults(json: string): FileResult[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const failures = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ ancestorTitles, title, failureMessages }) => ({
        test: [...ancestorTitles, title].filter((part) => part !== "").join(" > "),
        message: stripVTControlCharacters(failureMessages.join("\n")),
      }));
    // When a hook or an import fails, its tests have no result.
    if (status === "failed" && failures.length === 0)
      failures.push({ test: "the file itself", message: stripVTControlCharacters(message) });
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    return {
      path: fromRepository(name),
      passed,
      skipped: assertionResults.length - passed - failures.length,
      seconds: Math.max(0, endTime - startTime) / 1000,
      failures,
    };
  });
}

/** The part of the output of RSpec's JSON formatter that is used here. Times are in seconds. */
interface RSpecReport {
  readonly examples: readonly {
    readonly file_path: string;
    readonly run_time: number;
    readonly status: "passed" | "failed" | "pending";
    readonly full_description: string;
    readonly exception?: { readonly message: string };
  }[];
}

/** Paths are relative to the gem, as its runner expects. */
export function readRSpecResults(json: string): FileResult[] {
  const { examples } = JSON.parse(json) as RSpecReport;
  const paths = [...new Set(examples.map(({ file_path }) => file_path))];
  return paths.map((path) => {
    const own = examples.filter(({ file_path }) => file_path === path);
    return {
      path,
      passed: own.filter(({ status }) => status === "passed").length,
      skipped: own.filter(({ status }) => status === "pending").length,
      seconds: own.reduce((sum, { run_time }) => sum + run_time, 0),
      failures: own
        .filter(({ status }) => status === "failed")
        .map(({ full_description, exception }) => ({
          test: full_description,
          message: exception?.message ?? "",
        })),
    };
  });
}
