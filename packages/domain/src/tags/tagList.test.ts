import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addTags,
  hasSeparator,
  hasTag,
  mergeTags,
  readTags,
  splitTags,
  tagKey,
  writeTags,
} from "./tagList";

describe("tagList", () => {
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
});

describe("addTags", () => {
  it("adds a pasted list to the end, and names what is there already", () => {
    expect(addTags(["linho"], "verde, Linho\nbolsos,verde")).toEqual({
      tags: ["linho", "verde", "bolsos"],
      added: ["verde", "bolsos"],
      repeated: ["Linho", "verde"],
      rest: "",
      limit: undefined,
    });
  });

  it("keeps what is more than the most, repeated tags apart", () => {
    expect(addTags(["a", "b"], "c, d, A, e", { max: 3 })).toEqual({
      tags: ["a", "b", "c"],
      added: ["c"],
      repeated: ["A"],
      rest: "d, e",
      limit: "max",
    });
  });

  it("counts commas and blanks towards the list's length, and skips nothing to fit in less", () => {
    expect(addTags(["abc"], "def", { maxLength: 8 }).added).toEqual(["def"]);
    expect(addTags(["abc"], "def", { maxLength: 7 })).toMatchObject({
      rest: "def",
      limit: "maxLength",
    });
    expect(addTags([], "longa demais, a", { maxLength: 4 }).rest).toBe("longa demais, a");
  });

  it("leaves a list that is over its limit as it is", () => {
    expect(addTags(["a", "b"], "c", { max: 1 }).tags).toEqual(["a", "b"]);
  });

  it("loses nothing: what is given is added, there already, or the rest", () => {
    const text = fc.array(fc.constantFrom("a", "b", "á", "longo", "c d")).map(writeTags);
    const most = fc.option(fc.nat(4), { nil: undefined });
    fc.assert(
      fc.property(
        text,
        most,
        fc.option(fc.nat(12), { nil: undefined }),
        (given, max, maxLength) => {
          const { added, repeated, rest, tags } = addTags(["a"], given, { max, maxLength });
          expect([...added, ...repeated, ...splitTags(rest)].sort()).toEqual(
            splitTags(given).sort(),
          );
          expect(new Set(tags.map(tagKey)).size).toBe(tags.length);
          expect(tags.length).toBeLessThanOrEqual(Math.max(1, max ?? Number.POSITIVE_INFINITY));
        },
      ),
    );
  });
});

describe("mergeTags", () => {
  it("takes the server's tags where nobody has touched the list since", () => {
    expect(mergeTags(["c", "d"], ["a", "b"], ["a", "b"])).toEqual(["c", "d"]);
  });

  it("keeps what was added and leaves out what was removed since", () => {
    expect(mergeTags(["a", "b", "c"], ["a", "b"], ["B", "nova"])).toEqual(["b", "c", "nova"]);
  });

  it("adds nothing twice", () => {
    expect(mergeTags(["Nova"], [], ["nova"])).toEqual(["Nova"]);
  });
});
