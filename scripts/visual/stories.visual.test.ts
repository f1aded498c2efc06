import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Baselines } from "./baselines/Baselines";
import { checkStory, type Difference } from "./check/checkStory";
import { type Comparison, comparisonFor } from "./check/comparison";
import { writeReport } from "./report/writeReport";
import { baselinesFolder, storiesInPictures } from "./storiesInPictures";
import { keyOf } from "./storyKey";
import { useStudio } from "./testing/useStudio";

const world = useStudio();
const baselines = new Baselines(baselinesFolder);
const stories = storiesInPictures();
const found: Difference[] = [];

let comparison: Comparison;
beforeAll(() => {
  comparison = comparisonFor(baselines, world.studio.version);
  if (comparison.note !== undefined) console.log(comparison.note);
});
afterAll(async () => {
  await writeReport(found);
});

describe.concurrent("looks as in its pictures", () => {
  it.for(stories)("$widget/$name", async (story, { skip }) => {
    const { closeness, note } = comparison;
    if (closeness === undefined) return skip(note);
    const differences = await world.studio.use((camera) =>
      checkStory(camera, story, { baselines, closeness }),
    );
    found.push(...differences);
    expect(differences.map(({ text }) => text)).toEqual([]);
  });
});

it("keeps pictures of stories alone that are there", () => {
  const keys = new Set(stories.map(keyOf));
  expect(baselines.keys().filter((key) => !keys.has(key))).toEqual([]);
});
