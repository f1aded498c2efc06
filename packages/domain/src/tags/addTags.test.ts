import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addTags } from "./addTags";
import { splitTags, tagKey, writeTags } from "./tagList";

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
