import type { ListedStory } from "../../stories/visual/listStories";
import { RunStopped } from "../setup/RunStopped.mjs";
import { nearestNames } from "../testing/nearestNames";
import { Baselines } from "./baselines/Baselines";
import { drawAlike, engineHere, engineName } from "./baselines/engine";
import { Studio } from "./camera/Studio";
import { compareStories } from "./check/compareStories";
import { updateStories } from "./check/updateStories";
import { baselinesFolder, storiesInPictures } from "./storiesInPictures";
import { keyOf } from "./storyKey";

/**
 * `npm run visual [-- widget …]` compares every story with its pictures; `npm run visual -- --update [widget …]` takes
 * them anew. Returns the exit code.
 */
export async function visual(parameters: readonly string[]): Promise<number> {
  const names = parameters.filter((parameter) => parameter !== "--update");
  const stories = chooseStories(names, storiesInPictures());
  const baselines = new Baselines(baselinesFolder);
  const studio = await Studio.open();
  try {
    return parameters.includes("--update")
      ? await update(studio, stories, baselines, names.length > 0)
      : await compareStories(studio, stories, baselines);
  } finally {
    await studio.close();
  }
}

async function update(
  studio: Studio,
  stories: readonly ListedStory[],
  baselines: Baselines,
  isPartial: boolean,
): Promise<number> {
  const { engine } = baselines;
  const here = engineHere(studio.version);
  if (isPartial && engine && !drawAlike(engine, here))
    throw new RunStopped(
      `The pictures are of ${engineName(engine)}, and this is ${engineName(here)}: update all of them or none.`,
    );
  if (!isPartial) {
    const keys = stories.map(keyOf);
    for (const key of baselines.keys()) if (!keys.includes(key)) baselines.remove(key);
  }
  if (!isPartial || !engine) baselines.engine = here;
  return updateStories(studio, stories, baselines);
}

/**
 * The stories of these widgets; all when none is named.
 * @throws {RunStopped} naming the widgets that may have been meant
 */
export function chooseStories(
  names: readonly string[],
  stories: readonly ListedStory[],
): readonly ListedStory[] {
  const widgets = [...new Set(stories.map(({ widget }) => widget))];
  const wanted = names.map((name) => name.replace(/^yy-/, ""));
  for (const name of wanted)
    if (!widgets.includes(name))
      throw new RunStopped(
        `There are no stories of "${name}". Did you mean ${nearestNames(name, widgets).join(", ")}?`,
      );
  return names.length === 0 ? stories : stories.filter(({ widget }) => wanted.includes(widget));
}
