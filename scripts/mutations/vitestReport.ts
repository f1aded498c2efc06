import { stripVTControlCharacters } from "node:util";

/** A test that failed, and the first line of why. */
export interface Failure {
  readonly test: string;
  readonly error: string;
}

/** What of Vitest's JSON report is read. */
export interface VitestReport {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The tests that failed, and the files that failed as a whole. */
export function failuresIn({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({
        test: fullName.trim(),
        error: errorOf(failureMessages[0] ?? ""),
      }));
    if (failed.length > 0 || status !== "failed" || message === "") return failed;
    return [{ test: `${name} as a whole`, error: firstLine(message) }];
  });
}

/** Vitest puts this in the place of the message of a test that took too long. */
const timeOutMark = "Error: STACK_TRACE_ERROR";

function errorOf(message: string): string {
  const line = firstLine(message);
  return line === timeOutMark ? "the test timed out" : line;
}

/** The first line with words in it, without colours. */
export function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines.find((line) => line.trim() !== "")?.trim() ?? "";
}
