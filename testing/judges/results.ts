import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Finding } from "./Finding";

/** A group of audits. */
export type Suite = "marketplace" | "guide" | "stories";

/** The result of auditing a page or a story. */
export interface AuditResult {
  readonly place: string;
  /** The test's file. */
  readonly file: string;
  readonly findings: readonly Finding[];
}

const fileOf = (suite: Suite) =>
  fileURLToPath(new URL(`../../.vitest/judges/${suite}.ndjson`, import.meta.url));

/** Deletes the results of an earlier run. */
export function forgetResults(suite: Suite): void {
  rmSync(fileOf(suite), { force: true });
}

export function recordResult(suite: Suite, result: AuditResult): void {
  mkdirSync(dirname(fileOf(suite)), { recursive: true });
  appendFileSync(fileOf(suite), `${JSON.stringify(result)}\n`);
}

export function readResults(suite: Suite): AuditResult[] {
  if (!existsSync(fileOf(suite))) return [];
  const lines = readFileSync(fileOf(suite), "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as AuditResult);
}
