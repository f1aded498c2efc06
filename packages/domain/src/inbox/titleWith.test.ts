import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { titleWith } from "./titleWith";

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
