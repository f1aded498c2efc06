import { describe, expect, it } from "vitest";
import { firstName } from "./firstName";

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
