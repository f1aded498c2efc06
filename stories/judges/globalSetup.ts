import type { TestProject } from "vitest/node";
import { outdated } from "../../testing/judges/accepted";
import { forgetResults, readResults } from "../../testing/judges/results";
import { summaryOf } from "../../testing/judges/summary";

/**
 * Prints at the end what was audited. After a run of all stories, it fails if an accepted finding
 * is outdated.
 */
export default function setUp(project: TestProject): () => Promise<void> {
  forgetResults("stories");
  return async () => {
    console.log(summaryOf("stories"));
    const results = readResults("stories");
    const { testFiles } = await project.globTestFiles();
    const isFullRun = testFiles
      .filter((file) => file.endsWith(".stories.ts"))
      .every((file) => results.some((each) => each.file === file));
    if (!isFullRun) return;
    const entries = outdated(
      "stories",
      results.flatMap(({ findings }) => findings),
    );
    if (entries.length > 0)
      throw new Error(`No story shows any more what is accepted:\n${entries.join("\n")}`);
  };
}
