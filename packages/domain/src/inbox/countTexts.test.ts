import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badgeText, titleWith } from "./countTexts";

describe("badgeText", () => {
  it.each([
    [1, "1"],
    [99, "99"],
    [100, "99+"],
    [5_000, "99+"],
  ])("shows %d as %s", (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  it.each([0, -1, Number.NaN])("is empty, so hidden, at %d", (count) => {
    expect(badgeText(count)).toBe("");
  });

  it("takes another max", () => {
    expect(badgeText(10, 9)).toBe("9+");
    expect(badgeText(9, 9)).toBe("9");
  });
});

const count = fc.integer({ min: 1, max: 150 }).map((each) => `(${each}) `);
/** What stands in titles, without a count. */
const words = fc.stringMatching(/^([a-zç]{1,9}( [a-zç]{1,9}){0,3})?$/);
/** What another script puts before a title, and takes away again. */
const mark = fc.constantFrom("", "★ ", "• ", "[novo] ");

describe("titleWith", () => {
  it("writes a count once, and takes it away again", () => {
    fc.assert(
      fc.property(count, words, (prefix, title) => {
        const shown = titleWith(prefix, title, []);
        expect(shown).toBe((prefix + title).trim());
        expect(titleWith(prefix, shown, [prefix])).toBe(shown);
        expect(titleWith("", shown, [prefix])).toBe(title);
      }),
    );
  });

  it("has one count, wherever another script has put the former, and however often both write", () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 1 }), mark, words, (prefixes, other, title) => {
        const written: string[] = [];
        let shown = title;
        for (const prefix of prefixes) {
          shown = titleWith(prefix, shown, written);
          written.push(prefix);
          shown = (other + shown.replace(other, "")).trim();
        }
        const latest = prefixes.at(-1) ?? "";
        expect(titleWith(latest, shown, written)).toBe(shown);
        expect(shown).toBe((other + latest + title).trim());
        expect(titleWith("", shown, written)).toBe((other + title).trim());
      }),
    );
  });
});
