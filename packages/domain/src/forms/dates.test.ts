import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  dateAfter,
  dateBefore,
  isValidDate,
  isValidDateTime,
  isValidExpiry,
  isValidTime,
  joinExpiry,
} from "./dates";

const two = (n: number) => String(n).padStart(2, "0");
const written = (year: number, month: number, day: number) =>
  `${two(day)}/${two(month)}/${String(year).padStart(4, "0")}`;

const day = fc
  .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
  .map((date) => {
    const text = written(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
    return { text, time: Math.floor(date.getTime() / 86_400_000) };
  });

describe("isValidDate", () => {
  it("takes the days that the calendar has, and no other", () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(number(9999), number(14), number(33), (year, month, dayOfMonth) => {
        const iso = `${String(year).padStart(4, "0")}-${two(month)}-${two(dayOfMonth)}`;
        const date = new Date(`${iso}T00:00:00Z`);
        const exists =
          year > 0 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
        expect(isValidDate(written(year, month, dayOfMonth)), iso).toBe(exists);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["29/02/2000", true],
    ["29/02/1900", false],
    ["29/02/2100", false],
    ["29/02/2024", true],
    ["29/02/2023", false],
    ["31/04/2024", false],
    ["00/01/2024", false],
    ["01/00/2024", false],
    ["01/13/2024", false],
    ["01/01/0000", false],
    ["01/01/0099", true],
    [" 01/01/2024 ", true],
  ])("validates %s", (text, valid) => {
    expect(isValidDate(text)).toBe(valid);
  });

  it.each([
    "",
    "1/1/2024",
    "01/01/24",
    "01-01-2024",
    "2024-01-01",
    "01/01/20245",
    "01/01/2024 10:00",
    "a",
  ])("refuses %j, which is not dd/mm/yyyy", (text) => {
    expect(isValidDate(text)).toBe(false);
  });
});

describe("isValidTime", () => {
  it("takes every minute of a day", () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (hour, minute) => {
        expect(isValidTime(`${two(hour)}:${two(minute)}`)).toBe(hour < 24 && minute < 60);
      }),
    );
  });

  it.each(["", "9:00", "09:0", "09:00:00", "0900", "09h00", "-1:00"])("refuses %j", (text) => {
    expect(isValidTime(text)).toBe(false);
  });
});

describe("isValidDateTime", () => {
  it.each(["29/02/2024 00:00", "31/12/1999 23:59", " 01/01/2024  10:30 "])("takes %s", (text) => {
    expect(isValidDateTime(text)).toBe(true);
  });

  it.each([
    "",
    "01/01/2024",
    "10:30",
    "31/02/2024 10:30",
    "01/01/2024 24:00",
    "01/01/2024T10:30",
    "01/01/2024 10:30 x",
  ])("refuses %j", (text) => {
    expect(isValidDateTime(text)).toBe(false);
  });
});

describe("dateBefore and dateAfter", () => {
  it("go by the calendar and take the day itself", () => {
    fc.assert(
      fc.property(day, day, (left, right) => {
        expect(dateBefore(left.text, right.text)).toBe(left.time <= right.time);
        expect(dateAfter(left.text, right.text)).toBe(left.time >= right.time);
        expect(dateBefore(left.text, left.text) && dateAfter(left.text, left.text)).toBe(true);
      }),
    );
  });

  it("take the day of a date and time", () => {
    expect(dateBefore("01/02/2020 23:59", "01/02/2020")).toBe(true);
    expect(dateAfter("31/01/2020 23:59", "01/02/2020")).toBe(false);
  });

  it.each([
    ["", "01/01/2020"],
    ["30/02/2020", "01/01/2020"],
    ["01/01/2020", ""],
    ["01/01/2020", "30/02/2020"],
    ["01/01/2020 25:00", "01/01/2020"],
  ])("fail for %j against %j", (text, limit) => {
    expect(dateBefore(text, limit)).toBe(false);
    expect(dateAfter(text, limit)).toBe(false);
  });
});

describe("expiry", () => {
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
});
