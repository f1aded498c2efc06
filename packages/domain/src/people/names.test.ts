import { describe, expect, it } from "vitest";
import { firstName, initials } from "./names";

describe("firstName", () => {
  it("is the first word", () => {
    expect(firstName("Ana Maria de Souza")).toBe("Ana");
    expect(firstName("  João  Silva")).toBe("João");
    expect(firstName("Bia")).toBe("Bia");
  });

  it("is empty for a blank name", () => {
    expect(firstName("   ")).toBe("");
  });
});

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
