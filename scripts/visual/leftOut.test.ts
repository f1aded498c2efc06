import { expect, it } from "vitest";
import { endless, inMotion, leftOut, testsAlone } from "./leftOut";
import { allStories, storiesInPictures } from "./storiesInPictures";
import { keyOf } from "./storyKey";

const all = allStories();
const keys = all.map(keyOf);

it("leaves out these stories alone, each of them there and with its reason", () => {
  expect(Object.keys(leftOut)).toEqual([]);
  for (const [key, reason] of Object.entries(leftOut)) {
    expect(keys).toContain(key);
    expect(reason).not.toBe("");
  }
});

it("knows every story that is seen in motion, and every one without an end", () => {
  expect([...inMotion, ...endless].filter((key) => !keys.includes(key))).toEqual([]);
});

it("takes no pictures of what is a test alone, and of everything else", () => {
  const tests = all.filter(({ widget }) => testsAlone.includes(widget));
  expect(new Set(tests.map(({ widget }) => widget))).toEqual(new Set(testsAlone));
  expect(storiesInPictures()).toEqual(all.filter((story) => !tests.includes(story)));
});

it("keys no two stories alike", () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(400);
});
