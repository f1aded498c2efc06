import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SuggestionTarget, type TitleMatch, usefulSuggestions } from "./suggestions";

const match: TitleMatch = { brand: "Farm", subcategory: { id: "1", name: "vestidos" } };
const empty = { value: "", choices: null };
const offered = (fields: Partial<Record<string, SuggestionTarget>>, of = match) =>
  usefulSuggestions(of, (field) => fields[field]).map(({ field, value }) => [field, value]);

describe("usefulSuggestions", () => {
  it("offers both where both fields are there", () => {
    expect(offered({ brand: empty, subcategory_id: empty })).toEqual([
      ["brand", "Farm"],
      ["subcategory_id", "1"],
    ]);
  });

  it("offers nothing for a field that is not there, or a match of nothing", () => {
    expect(offered({})).toEqual([]);
    expect(offered({ brand: empty }, { brand: null, subcategory: null })).toEqual([]);
    expect(offered({ brand: empty }, { brand: " ", subcategory: null })).toEqual([]);
  });

  it.each(["Farm", "farm", " FÁRM "])("does not offer the brand to who has written %j", (value) => {
    expect(offered({ brand: { value, choices: null } })).toEqual([]);
  });

  it("offers another than what stands there", () => {
    expect(offered({ brand: { value: "Zara", choices: null } })).toEqual([["brand", "Farm"]]);
  });

  it("offers a choice as the field has it, and none that it has not", () => {
    expect(offered({ brand: { value: "", choices: ["", "FARM"] } })).toEqual([["brand", "FARM"]]);
    expect(offered({ subcategory_id: { value: "", choices: ["", "2"] } })).toEqual([]);
  });

  it("never offers what the field holds", () => {
    const texts = fc.string();
    fc.assert(
      fc.property(texts, texts, (brand, value) => {
        const [first] = usefulSuggestions({ brand, subcategory: null }, () => ({
          value,
          choices: null,
        }));
        expect(first?.value).not.toBe(value);
      }),
    );
  });
});
