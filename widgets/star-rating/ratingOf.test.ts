import fc from "fast-check";
import { expect, it } from "vitest";
import { ratingOf } from "./ratingOf";

it.each([
  ["", 0],
  ["0", 0],
  ["3", 3],
  [" 5 ", 5],
  ["4.5", 4.5],
  ["4,5", 4.5],
  ["5.1", 0],
  ["6", 0],
  ["-1", 0],
  ["três", 0],
  ["NaN", 0],
  ["Infinity", 0],
])("reads %j as %d", (text, rating) => {
  expect(ratingOf(text, 5)).toBe(rating);
});

it("is a rating of that many stars, whatever the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (text, stars) => {
      const rating = ratingOf(text, stars);
      expect(rating >= 0 && rating <= stars).toBe(true);
    }),
  );
});
