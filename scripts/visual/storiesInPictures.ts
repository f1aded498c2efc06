import { type ListedStory, listStories } from "../../stories/visual/listStories";
import { inRepository } from "../repository";
import { leftOut } from "./leftOut";
import { keyOf } from "./storyKey";

/** Where the pictures are that stories are compared with. */
export const baselinesFolder = inRepository("stories/baselines");

/** Every story that has pictures. */
export function storiesInPictures(): ListedStory[] {
  return allStories().filter((story) => !(keyOf(story) in leftOut));
}

export function allStories(): ListedStory[] {
  return listStories(inRepository("stories"));
}
