import { type ListedStory, listStories } from "../../stories/visual/listStories";
import { inRepository } from "../repository";
import { leftOut, testsAlone } from "./leftOut";
import { keyOf } from "./storyKey";

/** Where the pictures are that stories are compared with. */
export const baselinesFolder = inRepository("stories/baselines");

/** Every story that has pictures. */
export function storiesInPictures(): ListedStory[] {
  return allStories().filter(
    (story) => !testsAlone.includes(story.widget) && !(keyOf(story) in leftOut),
  );
}

/** Their files are read once. */
export function allStories(): readonly ListedStory[] {
  all ??= listStories(inRepository("stories"));
  return all;
}

let all: readonly ListedStory[] | undefined;
