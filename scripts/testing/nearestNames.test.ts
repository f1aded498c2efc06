import { expect, it } from "vitest";
import { nearestNames } from "./nearestNames";

const names = ["follow-button", "count-badge", "countdown", "flash", "form", "inbox-badge"];

it.each([
  ["folow-button", "follow-button"],
  ["from", "form"],
  ["badge", "count-badge"],
  ["countdonw", "countdown"],
])("takes %s for %s first", (typed, meant) => {
  expect(nearestNames(typed, names)[0]).toBe(meant);
});

it("gives three at most", () => {
  expect(nearestNames("x", names)).toHaveLength(3);
});
