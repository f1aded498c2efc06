import { describe, expect, it } from "vitest";
import { followIntentAllows, parseFollowIntent } from "./followIntent";

const at = Date.UTC(2026, 2, 1);
const intent = { userId: "42", at };
const tenMinutes = 600_000;

describe("parseFollowIntent", () => {
  it("reads what was stored", () => {
    expect(parseFollowIntent(JSON.stringify(intent))).toEqual(intent);
  });

  it.each([
    null,
    "",
    "42",
    '{"userId":"42"}',
    '{"userId":42,"at":1}',
    '{"userId":"42","at":"now"}',
    '{"__proto__":{"userId":"42","at":1}}',
  ])("survives %s", (text) => {
    expect(parseFollowIntent(text)).toBeUndefined();
  });
});

describe("followIntentAllows", () => {
  it("allows the same user for 10 minutes", () => {
    expect(followIntentAllows(intent, "42", at)).toBe(true);
    expect(followIntentAllows(intent, "42", at + tenMinutes)).toBe(true);
    expect(followIntentAllows(intent, "42", at + tenMinutes + 1)).toBe(false);
  });

  it("refuses another user", () => {
    expect(followIntentAllows(intent, "43", at)).toBe(false);
  });

  it("refuses an intent from the future, a small clock skew apart", () => {
    expect(followIntentAllows(intent, "42", at - 5_000)).toBe(true);
    expect(followIntentAllows(intent, "42", at - 5_001)).toBe(false);
  });
});
