import { expect, it } from "vitest";
import { inMotion, leftOut } from "./leftOut";
import { allStories } from "./storiesInPictures";
import { keyOf } from "./storyKey";

it("leaves out these stories alone, each of them there and with its reason", () => {
  expect(Object.keys(leftOut)).toEqual([]);
  const keys = allStories().map(keyOf);
  for (const [key, reason] of Object.entries(leftOut)) {
    expect(keys).toContain(key);
    expect(reason).not.toBe("");
  }
});

it("knows every story that is seen in motion", () => {
  const keys = allStories().map(keyOf);
  expect(inMotion.filter((key) => !keys.includes(key))).toEqual([]);
});

it("keys no two stories alike", () => {
  const keys = allStories().map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(400);
});
