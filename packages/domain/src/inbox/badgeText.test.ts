import { describe, expect, it } from "vitest";
import { badgeText } from "./badgeText";

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
