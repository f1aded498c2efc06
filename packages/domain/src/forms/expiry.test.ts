import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isValidExpiry, joinExpiry } from "./expiry";

const november = new Date(2026, 10, 21);
const two = (n: number) => String(n % 100).padStart(2, "0");

describe("isValidExpiry", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ["11/26", true],
    ["10/26", false],
    ["12/26", true],
    ["01/27", true],
    ["12/25", false],
    ["11/2026", true],
    ["10/2026", false],
    ["12/99", true],
    ["12/1999", false],
    [" 11 / 26 ", true],
  ])("%s in November 2026 is %s", (text, valid) => {
    expect(isValidExpiry(text, november)).toBe(valid);
  });

  it("lasts to the end of its month, in local time", () => {
    expect(isValidExpiry("11/26", new Date(2026, 10, 30, 23, 59, 59, 999))).toBe(true);
    expect(isValidExpiry("11/26", new Date(2026, 11, 1))).toBe(false);
  });

  it("lasts through a last evening that is already next year in Greenwich", () => {
    vi.stubEnv("TZ", "America/Sao_Paulo");
    const evening = new Date("2027-01-01T01:00:00Z");
    expect(evening.getFullYear()).toBe(2026);
    expect(isValidExpiry("12/26", evening)).toBe(true);
    expect(isValidExpiry("12/26", new Date("2027-01-01T04:00:00Z"))).toBe(false);
  });

  it.each([
    "",
    "11",
    "1/27",
    "00/27",
    "13/27",
    "11/2",
    "11/202",
    "11/20277",
    "11-27",
    "1127",
    "a/b",
  ])("refuses %j", (text) => {
    expect(isValidExpiry(text, november)).toBe(false);
  });

  it("goes by the clock when no time is given", () => {
    const year = new Date().getFullYear();
    expect(isValidExpiry(`12/${year + 1}`)).toBe(true);
    expect(isValidExpiry(`12/${year - 1}`)).toBe(false);
  });

  it("takes two digits for the years from 2000 to 2099", () => {
    const month = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(month, fc.integer({ min: 2000, max: 2099 }), month, (m, year, monthNow) => {
        const now = new Date(2026, monthNow - 1, 15);
        const valid = year > 2026 || (year === 2026 && m >= monthNow);
        expect(isValidExpiry(`${two(m)}/${two(year)}`, now)).toBe(valid);
        expect(isValidExpiry(`${two(m)}/${year}`, now)).toBe(valid);
      }),
    );
  });
});

describe("joinExpiry", () => {
  it("is the text of one field out of two", () => {
    expect(joinExpiry("1", " 2030 ")).toBe("01/2030");
    expect(joinExpiry("12", "30")).toBe("12/30");
  });
});
