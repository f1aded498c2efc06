import { describe, expect, it } from "vitest";
import { newVacationRecord, parseVacationRecord, vacationApplies } from "./vacationRecord";

const now = Date.UTC(2026, 2, 1);
const record = newVacationRecord(7, true, now);

describe("newVacationRecord", () => {
  it("expires in 24 hours", () => {
    expect(record).toEqual({ userId: "7", state: true, expires: now + 86_400_000 });
  });
});

describe("parseVacationRecord", () => {
  it("reads what was stored", () => {
    expect(parseVacationRecord(JSON.stringify(record))).toEqual(record);
  });

  it("takes a numeric user id for text", () => {
    expect(parseVacationRecord('{"userId":7,"state":false,"expires":1}')).toEqual({
      userId: "7",
      state: false,
      expires: 1,
    });
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "{}",
    '{"userId":"7","state":true}',
    '{"userId":"7","state":"true","expires":1}',
    '{"userId":null,"state":true,"expires":1}',
    '{"userId":"7","state":true,"expires":"1"}',
    '{"__proto__":{"userId":"7","state":true,"expires":9e15}}',
  ])("survives %s", (text) => {
    expect(parseVacationRecord(text)).toBeUndefined();
  });
});

describe("vacationApplies", () => {
  it("is for the same user, id as text or number", () => {
    expect(vacationApplies(record, 7, now)).toBe(true);
    expect(vacationApplies(record, "7", now)).toBe(true);
    expect(vacationApplies(record, "8", now)).toBe(false);
  });

  it("ends when the record expires", () => {
    expect(vacationApplies(record, 7, record.expires - 1)).toBe(true);
    expect(vacationApplies(record, 7, record.expires)).toBe(false);
  });

  it("ends when the clock is set back", () => {
    expect(vacationApplies(record, 7, now - 1)).toBe(false);
  });
});
