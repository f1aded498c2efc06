import { describe, expect, it } from "vitest";
import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["ana de souza", "AS"],
    ["Ana", "A"],
    ["  élio   ávila ", "ÉÁ"],
    ["e\u0301lio silva", "E\u0301S"],
    ["(bia) 'lima'", "BL"],
    ["👩‍👩‍👧 silva", "👩‍👩‍👧S"],
    ["𝒜na 🇧🇷", "𝒜🇧🇷"],
    ["", ""],
    [" \t ", ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
