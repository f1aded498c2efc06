import { expect, it } from "vitest";
import { chooseStories } from "./index";

const story = (widget: string, name: string) => ({ file: `${widget}.stories.ts`, widget, name });
const stories = [story("modal", "Open"), story("tabs", "Two"), story("tabs", "Three")];

it("takes all stories, or those of the widgets that are named", () => {
  expect(chooseStories([], stories)).toEqual(stories);
  expect(chooseStories(["yy-tabs"], stories).map(({ name }) => name)).toEqual(["Two", "Three"]);
});

it("says what may have been meant", () => {
  expect(() => chooseStories(["tab"], stories)).toThrow(/no stories of "tab"\. Did you mean tabs/);
});
