import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasSeparator, hasTag, readTags, tagKey, writeTags } from "./tagList";

const tag = fc.stringMatching(/^[a-zà-ú0-9;]+( [a-z]+)?$/);

describe("readTags", () => {
  it.each([
    ["", []],
    [" , ,, ", []],
    ["vintage, pouco  uso ,algodão", ["vintage", "pouco uso", "algodão"]],
    ["a\nb\r\nc\td", ["a", "b", "c", "d"]],
    ["Algodão, algodao, ALGODÃO", ["Algodão"]],
    ["50% off; novo", ["50% off; novo"]],
  ])("reads %j as %j", (text, tags) => {
    expect(readTags(text)).toEqual(tags);
  });

  it("gives back what was written, once each", () => {
    fc.assert(
      fc.property(fc.uniqueArray(tag, { selector: tagKey }), (tags) => {
        expect(readTags(writeTags(tags))).toEqual(tags);
      }),
    );
  });

  it("gives tags without separators for any text, none twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const tags = readTags(text);
        expect(tags.some(hasSeparator)).toBe(false);
        expect(new Set(tags.map(tagKey)).size).toBe(tags.length);
      }),
    );
  });
});

it.each([
  ["algodao", true],
  ["ALGODÃO", true],
  ["algoda\u0303o", true],
  ["algodões", false],
  ["^", false],
])("finds %j among Algodão and ~: %j", (wanted, found) => {
  expect(hasTag(["Algodão", "~"], wanted)).toBe(found);
});
