import type { ListedStory } from "../../../stories/visual/listStories";
import { fromRepository } from "../../repository";
import type { Baselines } from "../baselines/Baselines";
import type { Studio } from "../camera/Studio";
import { writeReport } from "../report/writeReport";
import { keyOf } from "../storyKey";
import { checkStory, type Difference } from "./checkStory";
import { comparisonFor } from "./comparison";

/** Compares stories with their pictures, says what differs and writes the report. Returns the exit code. */
export async function compareStories(
  studio: Studio,
  stories: readonly ListedStory[],
  baselines: Baselines,
): Promise<number> {
  const { closeness, note } = comparisonFor(baselines, studio.version);
  if (note !== undefined) console.log(note);
  if (closeness === undefined) return 1;
  const found = await Promise.all(
    stories.map((story) =>
      studio
        .use((camera) => checkStory(camera, story, { baselines, closeness }))
        .catch((error: Error): Difference[] => [{ text: `${keyOf(story)}: ${error.message}` }]),
    ),
  );
  const differences = found.flat();
  for (const { text } of differences) console.log(text);
  const report = await writeReport(differences);
  console.log(
    report === undefined
      ? `${stories.length} stories look as they did.`
      : `Before and after: ${fromRepository(report)}. If it is meant so: npm run visual -- --update`,
  );
  return differences.length === 0 ? 0 : 1;
}
