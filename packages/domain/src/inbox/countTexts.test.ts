import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badgeText, CountedTitles } from "./countTexts";

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

const count = fc.integer({ min: 1, max: 150 }).map((each) => `(${badgeText(each)}) `);
const word = fc.stringMatching(/^[a-zç]{1,9}$/);
/** A page's own title, which may have numbers of its own. */
const someTitle = fc
  .array(
    fc.tuple(
      fc.oneof(
        word,
        count.map((each) => each.trim()),
      ),
      fc.constantFrom(" ", " | "),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.map(([text, space]) => text + space).join(""))
  .map((title) => title.replace(/[ |]+$/, ""));
const anyTitle = fc.oneof(someTitle, fc.constant(""));

describe("CountedTitles", () => {
  it("writes a count once, and takes it away again, from the titles of snapshots too", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(count, anyTitle), { maxLength: 9 }), (pages) => {
        const titles = new CountedTitles();
        const own = new Map<string, string>();
        // Where a text that was written is in a page's own title, nobody can tell whose it is.
        const isClear = (title: string) =>
          ![...own].some(([shown, of]) => (of ? title.includes(shown) : title === shown));
        for (const [prefix, title] of pages.filter(([, each]) => isClear(each))) {
          if (!isClear(title)) continue;
          expect(titles.write("", title)).toBe(title);
          const shown = titles.write(prefix, title);
          expect(shown).toBe((prefix + title).trim());
          expect(titles.write(prefix, shown)).toBe(shown);
          own.set(shown, title);
        }
        for (const [shown, title] of own) expect(titles.write("", shown)).toBe(title);
      }),
    );
  });

  it.each(["mensagens (3)", "pedidos (3) | lojinha", "(3) pedidos", "3 pedidos", "(3)"])(
    "leaves a page's own %s alone",
    (title) => {
      const titles = new CountedTitles();
      for (const other of ["lojinha", "mensagens", "pedidos | lojinha", ""])
        expect(titles.write("", titles.write("(4) ", other))).toBe(other);
      titles.write("(3) ", "lojinha");
      titles.write("(3) ", "mensagens");
      expect(titles.write("", title)).toBe(title);
      expect(titles.write("(3) ", title)).toBe(`(3) ${title}`);
      expect(titles.write("", `(3) ${title}`)).toBe(title);
    },
  );

  it("does not take a number after a page had no title", () => {
    const titles = new CountedTitles();
    expect(titles.write("(4) ", "")).toBe("(4)");
    expect(titles.write("(4) ", "mensagens (4)")).toBe("(4) mensagens (4)");
    expect(titles.write("", "mensagens (4)")).toBe("mensagens (4)");
    expect(titles.write("", "(4)")).toBe("");
  });

  it.each(["★ ", "• ", "[novo] "])(
    "has one count behind another script's %s, however often both write",
    (mark) => {
      const marked = (title: string) => mark + title.replace(mark, "");
      fc.assert(
        fc.property(
          fc.array(count, { minLength: 1 }),
          someTitle,
          fc.boolean(),
          (prefixes, title, isMarkedFirst) => {
            const titles = new CountedTitles();
            let shown = isMarkedFirst && mark !== "[novo] " ? mark + title : title;
            for (const prefix of prefixes) shown = marked(titles.write(prefix, shown));
            const latest = prefixes.at(-1) ?? "";
            expect(shown).toBe(mark + latest + title);
            expect(titles.write(latest, shown)).toBe(shown);
            expect(titles.write("", shown)).toBe(mark + title);
          },
        ),
      );
    },
  );

  it("remembers the latest titles alone", () => {
    const titles = new CountedTitles();
    for (let count = 1; count < 1000; count += 1) titles.write(`(${count}) `, "lojinha");
    expect(titles.write("", "(1) lojinha")).toBe("(1) lojinha");
    expect(titles.write("", "(999) lojinha")).toBe("lojinha");
  });
});
