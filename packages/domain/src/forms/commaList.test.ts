import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commaItems, isCommaSeparatedList, minItems } from "./commaList";

const item = fc
  .string({ minLength: 1 })
  .filter((text) => text.trim() !== "" && !text.includes(","));

describe("commaItems", () => {
  it("gives back the items that were joined", () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1 }),
        fc.constantFrom(",", " , ", ",\n"),
        (items, comma) => {
          expect(commaItems(items.join(comma))).toEqual(items.map((text) => text.trim()));
        },
      ),
    );
  });
});

describe("isCommaSeparatedList", () => {
  it.each(["a", "a,b", " a , b c ,d"])("takes %j", (text) => {
    expect(isCommaSeparatedList(text)).toBe(true);
  });

  it.each(["", " ", ",", "a,", ",a", "a,,b", "a, ,b"])("refuses %j", (text) => {
    expect(isCommaSeparatedList(text)).toBe(false);
  });
});

describe("minItems", () => {
  it("counts the items that are not empty", () => {
    expect(minItems("a,,b, ,", 2)).toBe(true);
    expect(minItems("a,,b, ,", 3)).toBe(false);
    expect(minItems("", 0)).toBe(true);
    expect(minItems("", 1)).toBe(false);
  });
});
