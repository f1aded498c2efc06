import fc from "fast-check";
import { expect, it } from "vitest";
import { ratingForKey } from "./ratingForKey";

const row = { at: 2, rating: 3, stars: 5, rightToLeft: false };

it.each([
  ["ArrowRight", 3],
  ["ArrowDown", 3],
  ["ArrowLeft", 1],
  ["ArrowUp", 1],
  ["Home", 1],
  ["End", 5],
  ["Delete", 0],
  ["Backspace", 0],
  ["0", 0],
  ["4", 4],
  ["5", 5],
  ["6", undefined],
  ["Enter", undefined],
  [" ", 2],
  ["٣", undefined],
])("takes %j on the second of five stars for %j", (key, rating) => {
  expect(ratingForKey(key, row)).toBe(rating);
});

it("clears with Space on the chosen star", () => {
  expect(ratingForKey(" ", { ...row, at: 3 })).toBe(0);
});

it("follows the direction of the text with the sideways arrows only", () => {
  const rightToLeft = { ...row, rightToLeft: true };
  expect(ratingForKey("ArrowLeft", rightToLeft)).toBe(3);
  expect(ratingForKey("ArrowRight", rightToLeft)).toBe(1);
  expect(ratingForKey("ArrowDown", rightToLeft)).toBe(3);
});

it("goes around the ends, and back again", () => {
  const stars = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(
      stars,
      fc.integer({ min: 1, max: 10 }),
      fc.boolean(),
      (count, start, rightToLeft) => {
        const at = Math.min(start, count);
        const there = ratingForKey("ArrowRight", { ...row, at, stars: count, rightToLeft });
        const back = ratingForKey("ArrowLeft", {
          ...row,
          at: there ?? 0,
          stars: count,
          rightToLeft,
        });
        expect(back).toBe(at);
      },
    ),
  );
});
