import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";

/** What a Vitest run says of itself, as its reporter writes it to a file. */
export interface RunResults {
  /** The run that it was part of: another one's when it came from a cache. */
  readonly run: string;
  readonly projects: readonly ProjectResults[];
  readonly files: readonly FileResults[];
  readonly failures: readonly Failure[];
  /** Messages of the errors outside of tests. */
  readonly unhandledErrors: readonly string[];
}

/** A test that failed. */
export interface Failure {
  /** Of its file, relative to the repository. */
  readonly path: string;
  readonly project: string;
  /** With the names of the suites around it. */
  readonly name: string;
  readonly message: string;
}

/** A Vitest project, from the start of its first file to the end of its last. */
export interface ProjectResults {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

export interface FileResults {
  /** Relative to the repository. */
  readonly path: string;
  readonly project: string;
  readonly tests: number;
  /** Spent in its tests and hooks; not in importing it. */
  readonly seconds: number;
}

/** Where the results of the last run are, a file for each Vitest run that was part of it. */
export const resultsFolder = inRepository(".vitest/results");

/** All results in the folder. */
export function readResults(folder = resultsFolder): RunResults[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as RunResults);
}
