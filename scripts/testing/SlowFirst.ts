import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import slowFiles from "./slowFiles.json" with { type: "json" };

const ranks = new Map(slowFiles.map((path, rank) => [path, rank]));

/**
 * Starts with the files that took the longest at the last release, because one of them at the end
 * would keep only one core busy. In a new clone Vitest only knows the files' sizes. Files with the
 * same environment follow each other, because a worker is replaced, and its imports are lost, when
 * its next file needs another environment.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const keyed = sorted.map((file) => ({
      file,
      environment: environmentOf(file.moduleId),
      rank: ranks.get(relative(this.ctx.config.root, file.moduleId)) ?? slowFiles.length,
    }));
    return keyed
      .sort(
        (one, other) => one.environment.localeCompare(other.environment) || one.rank - other.rank,
      )
      .map(({ file }) => file);
  }
}

/** The environment that a file names; empty for the project's default. */
function environmentOf(path: string): string {
  return /@vitest-environment (\S+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
}
