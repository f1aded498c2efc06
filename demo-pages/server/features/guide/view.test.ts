import { expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { guideView } from "./view";

const page = { name: "modal", tag: "yy-modal", facts: {} };

it("leads to the widget's stories, where there is a Storybook", () => {
  expect(guideView(page, guideFiles("")).stories).toBeUndefined();
  expect(guideView(page, { ...guideFiles(""), storybook: "/storybook/index.html" }).stories).toBe(
    "/storybook/index.html?path=/docs/widgets-yy-modal--docs",
  );
});
