import type { ListedStory } from "../../../stories/visual/listStories";
import type { Baselines, Pictures } from "../baselines/Baselines";
import type { Camera } from "../camera/Camera";
import { type View, viewName, views } from "../camera/views";
import { type Closeness, comparePictures } from "../pictures/comparePictures";
import type { Picture } from "../pictures/Picture";
import { keyOf } from "../storyKey";

/** A picture that is not as it was. */
export interface Difference {
  /** `follow-button/Following at 390 dark: 12 pixels differ`. */
  readonly text: string;
  readonly before?: Picture;
  readonly after?: Picture;
  /** The newer one with what differs in red. */
  readonly marked?: Picture;
}

/** How a story is compared. */
export interface CheckOptions {
  readonly baselines: Baselines;
  readonly closeness: Closeness;
  /** Styles added to the story's page. */
  readonly styles?: string;
}

/** Takes a story's pictures and compares them with what is kept. Returns those that differ, none when it is as it was. */
export async function checkStory(
  camera: Camera,
  story: ListedStory,
  { baselines, closeness, styles }: CheckOptions,
): Promise<Difference[]> {
  const before = await baselines.read(story);
  if (!before) return [{ text: `${keyOf(story)} has no pictures yet` }];
  const [first] = views;
  if (first) await camera.show(story, first);
  if (styles !== undefined) await camera.restyle(styles);
  const differences: Difference[] = [];
  for (const view of views) {
    const difference = await checkView(camera, view, before.get(view), closeness);
    if (difference)
      differences.push({
        ...difference,
        text: `${keyOf(story)} at ${viewName(view)}: ${difference.text}`,
      });
  }
  return differences;
}

async function checkView(
  camera: Camera,
  view: View,
  before: Picture | undefined,
  closeness: Closeness,
): Promise<Difference | undefined> {
  if (!before) return { text: "there is no picture yet" };
  const compare = (picture: Picture) => comparePictures(before, picture, closeness);
  const after = await camera.take(view, (picture) => compare(picture) === undefined);
  const difference = compare(after);
  return difference && { ...difference, before, after };
}

/** All pictures of a story, each once nothing changes any more. */
export async function takeStory(camera: Camera, story: ListedStory): Promise<Pictures> {
  const [first] = views;
  if (first) await camera.show(story, first);
  const pictures = new Map<View, Picture>();
  for (const view of views) pictures.set(view, await camera.take(view));
  return pictures;
}
