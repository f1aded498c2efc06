import { expect, it } from "vitest";
import { scrollDuration } from "./scrollDuration";

it.each([
  [0, 0],
  [10, 50],
  [-10, 50],
  [90, 150],
  [1000, 500],
  [50_000, 500],
])("scrolls %i px in %i ms", (distance, duration) => {
  expect(scrollDuration(distance)).toBe(duration);
});
