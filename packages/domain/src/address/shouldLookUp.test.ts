import { describe, expect, it } from "vitest";
import { cleanZipcode } from "./cleanZipcode";
import { shouldLookUp } from "./shouldLookUp";

describe("shouldLookUp", () => {
  it.each([
    ["01310100", undefined, true],
    ["01310100", "01310000", true],
    ["01310100", "01310100", false],
    ["0131010", undefined, false],
    ["013101000", undefined, false],
    ["", "01310100", false],
  ])("leaving a field with %j after %j is %s", (cleaned, last, asks) => {
    expect(shouldLookUp("field", cleaned, last)).toBe(asks);
  });

  it.each([
    ["0131", undefined, true],
    ["01310100", "0131", true],
    ["013101000", undefined, true],
    ["0131", "0131", false],
    ["013", undefined, false],
    ["", undefined, false],
  ])("the shared form with %j after %j is %s", (cleaned, last, asks) => {
    expect(shouldLookUp("form", cleaned, last)).toBe(asks);
  });

  it("counts the dots: 01.310-100 is too long for the field's rule", () => {
    expect(shouldLookUp("field", cleanZipcode("01.310-100"), undefined)).toBe(false);
    expect(shouldLookUp("form", cleanZipcode("01.310-100"), undefined)).toBe(true);
    expect(shouldLookUp("field", cleanZipcode("1.310-100"), undefined)).toBe(true);
  });
});
