import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInstant } from "./parseInstant";

const noon = Date.UTC(2026, 2, 1, 12);

describe("parseInstant", () => {
  it.each([
    ["2026-03-01T12:00:00Z", noon],
    ["2026-03-01T12:00Z", noon],
    ["2026-03-01T09:00:00-03:00", noon],
    ["2026-03-01T09:00:00-0300", noon],
    ["2026-03-01T09:00-03", noon],
    ["2026-03-01T17:30:00+05:30", noon],
    ["2026-03-01T12:00:00.5Z", noon + 500],
    ["2026-03-01T12:00:00,123456Z", noon + 123],
    ["2028-02-29T00:00:00Z", Date.UTC(2028, 1, 29)],
    [`${noon}`, noon],
    [` ${noon} `, noon],
    ["0", 0],
  ])("reads %j", (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
  });

  it.each([
    "",
    "amanhã",
    "2026-03-01",
    "2026-03-01T12:00:00",
    "2026-03-01 12:00:00 -0300",
    "01/03/2026",
    "2026-02-29T00:00:00Z",
    "2026-02-30T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T12:60:00Z",
    "2026-03-01T12:00:00+24:00",
    "2026-03-01T12:00:00Zfoo",
    "12.5",
    "-5",
    "1e12",
    "9999999999999999",
  ])("refuses %j", (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it("reads every instant that Date writes", () => {
    const date = fc.date({
      min: new Date("0001-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (instant) => {
        expect(parseInstant(instant.toISOString())).toBe(instant.getTime());
      }),
    );
  });

  it("agrees with Date about offsets", () => {
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(fc.constantFrom("+", "-"), hours, fc.nat(59), (sign, hour, minute) => {
        const offset = `${sign}${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
        const text = `2026-03-01T12:00:00${offset}`;
        expect(parseInstant(text)).toBe(Date.parse(text));
      }),
    );
  });
});
