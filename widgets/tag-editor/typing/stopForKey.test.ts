import { expect, it } from "vitest";
import { stopForKey } from "./stopForKey";

/** Two tags and the field. */
const row = { count: 3, rightToLeft: false, isAtStart: true };

it.each([
  ["ArrowLeft", 2, 1],
  ["Backspace", 2, 1],
  ["ArrowRight", 2, undefined],
  ["Home", 2, undefined],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 0],
  ["ArrowRight", 1, 2],
  ["Home", 1, 0],
  ["End", 0, 2],
  ["a", 0, undefined],
])("%s on stop %i goes to %j", (key, at, stop) => {
  expect(stopForKey(key, { ...row, at })).toBe(stop);
});

it("follows the direction of the text", () => {
  const rightToLeft = { ...row, rightToLeft: true };
  expect(stopForKey("ArrowRight", { ...rightToLeft, at: 2 })).toBe(1);
  expect(stopForKey("ArrowLeft", { ...rightToLeft, at: 1 })).toBe(2);
});

it("stays in a field with something before the caret, and in one without tags", () => {
  expect(stopForKey("Backspace", { ...row, at: 2, isAtStart: false })).toBe(undefined);
  expect(stopForKey("Backspace", { ...row, at: 0, count: 1 })).toBe(undefined);
});
