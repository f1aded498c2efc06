import { describe, expect, it } from "vitest";
import { isStateChoice } from "./isStateChoice";

describe("isStateChoice", () => {
  it.each([
    ["SP", true],
    ["São Paulo", true],
    ["", false],
    [" ", false],
    ["UF", false],
    [" UF ", false],
  ])("of %j is %s", (value, chosen) => {
    expect(isStateChoice(value)).toBe(chosen);
  });
});
