import { describe, expect, it } from "vitest";
import { graphemes } from "./graphemes";

describe("graphemes", () => {
  it("keeps together what a reader sees as one character", () => {
    expect(graphemes("a👩‍👩‍👧e\u0301🇧🇷")).toEqual(["a", "👩‍👩‍👧", "e\u0301", "🇧🇷"]);
  });

  it("has none for an empty text", () => {
    expect(graphemes("")).toEqual([]);
  });
});
