import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, eachGrapheme, graphemes, words } from "./segments";

const segmenter = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
const atOnce = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

describe("graphemes", () => {
  it("keeps together what a reader sees as one character", () => {
    expect(graphemes("a👩‍👩‍👧e\u0301🇧🇷")).toEqual(["a", "👩‍👩‍👧", "e\u0301", "🇧🇷"]);
  });

  it("has none for an empty text", () => {
    expect(graphemes("")).toEqual([]);
  });

  it("are the same in a long text, which is looked at in pieces", () => {
    const piece = fc.constantFrom(
      ...[
        "a",
        "é",
        "e\u0301",
        "\r",
        "\n",
        "👍",
        "🏽",
        "👩‍👩‍👧",
        "🇧",
        "\u200d",
        "한",
        "ᄒ",
        "ᅡ",
        "क",
        "्",
      ],
      ...["\ud83d", "\udc4d", "\u0600", "\u0301", "\u0301".repeat(300), "abc ".repeat(100)],
    );
    fc.assert(
      fc.property(
        fc.nat(505),
        fc.array(piece, { minLength: 20, maxLength: 800 }),
        (before, pieces) => {
          const text = "x".repeat(before) + pieces.join("");
          expect(graphemes(text)).toEqual(atOnce(text));
        },
      ),
      { numRuns: 50 },
    );
    // Lengths around 500 code units, the size of a piece, so that the cut falls on each place of
    // the emoji.
    for (let before = 480; before <= 501; before += 1) {
      const text = `${"x".repeat(before)}👍🏽\r\n👩‍👩‍👧e\u0301🇧🇷🇵🇹fim`;
      expect(graphemes(text)).toEqual(atOnce(text));
    }
  });

  // In one call these would take minutes: the time of Intl.Segmenter grows with the square of the
  // length.
  it.each([
    ["letters", "a".repeat(1_000_000), 1_000_000],
    ["letters and accents of their own", "e\u0301".repeat(100_000), 100_000],
    ["accents on one letter", `a${"\u0301".repeat(1_000_000)}`, 1],
  ])("are counted in a long text of %s", (_, text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it("are counted no further than asked for", () => {
    expect(countGraphemes("abc", 2)).toBe(2);
    expect(countGraphemes("abc", 4)).toBe(3);
    let asked = 0;
    for (const _ of eachGrapheme("👍".repeat(1_000_000))) {
      asked += 1;
      if (asked === 3) break;
    }
    expect(asked).toBe(3);
  });
});

describe("words", () => {
  it("splits at any run of blanks", () => {
    expect(words("  ana\tde\u00a0 souza\n")).toEqual(["ana", "de", "souza"]);
  });

  it("has none in a blank text", () => {
    expect(words(" \n ")).toEqual([]);
  });
});
