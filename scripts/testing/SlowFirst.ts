import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import slowFiles from "./slowFiles.json" with { type: "json" };

const ranks = new Map(slowFiles.map((path, rank) => [path, rank]));

/**
 * Begins with the files that took longest at the last release: one of them at the end keeps a single core busy. In a
 * fresh clone Vitest knows their sizes alone.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) =>
      ranks.get(relative(this.ctx.config.root, moduleId)) ?? slowFiles.length;
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
