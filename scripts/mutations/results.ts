import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Failure } from "./vitestReport";

/** What the tests made of one mutation. */
export interface MutationResult {
  readonly id: string;
  readonly breaks: string;
  /** The commit that was mutated. */
  readonly commit: string;
  readonly outcome: "caught" | "survived" | "timed out" | "broken";
  /** The tests that failed. */
  readonly failures: readonly Failure[];
  /** Why it is broken: it could not be applied, built or tested. */
  readonly reason?: string;
  /** After a time-out: whether the same tests pass without the mutation. */
  readonly passesUnmutated?: boolean;
  readonly seconds: number;
}

/** Whether the tests noticed. A run that never ends counts only where the mutation is to blame. */
export function isCaught({ outcome, passesUnmutated }: MutationResult): boolean {
  return outcome === "caught" || (outcome === "timed out" && passesUnmutated === true);
}

/** The results of a file; none when there is no file. */
export function readResults(file: string): MutationResult[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as MutationResult[]) : [];
}

export function writeResults(file: string, results: readonly MutationResult[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
