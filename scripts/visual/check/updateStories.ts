import type { ListedStory } from "../../../stories/visual/listStories";
import type { Baselines } from "../baselines/Baselines";
import type { Studio } from "../camera/Studio";
import { keyOf } from "../storyKey";
import { takeStory } from "./checkStory";

/** Takes pictures of stories and keeps them, those of a story all or none. Returns the exit code. */
export async function updateStories(
  studio: Studio,
  stories: readonly ListedStory[],
  baselines: Baselines,
): Promise<number> {
  const taken = await Promise.all(
    stories.map((story) =>
      studio
        .use((camera) => takeStory(camera, story))
        .then((pictures) => baselines.write(story, pictures))
        .catch((error: Error) => {
          console.log(`${keyOf(story)}: ${error.message}`);
          return undefined;
        }),
    ),
  );
  const sizes = taken.filter((bytes) => bytes !== undefined);
  const megabytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  console.log(`Pictures of ${sizes.length} stories, ${megabytes.toFixed(1)} MB.`);
  return sizes.length === stories.length ? 0 : 1;
}
