import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import slowFiles from "./slowFiles.json" with { type: "json" };

const ranks = new Map(slowFiles.map((path, rank) => [path, rank]));

/**
 * Begins with the files that took longest at the last release: one of them at the end keeps a
 * single core busy. In a fresh clone Vitest knows their sizes alone. Files of one environment
 * follow each other, because a worker ends, with all that it has imported, when its next file asks
 * for another environment.
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

/** The environment that a file names; empty for the project's own. */
function environmentOf(path: string): string {
  return /@vitest-environment (\S+)/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
}
