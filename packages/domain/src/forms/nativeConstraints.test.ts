import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MaskName } from "./masks";
import { type CheckedPattern, checkedPattern, type NativeConstraints } from "./nativeConstraints";

const check = (
  mask: MaskName,
  value: string,
  constraints: Partial<NativeConstraints>,
  isChanged = true,
) =>
  checkedPattern(
    { value, mask },
    { pattern: null, minLength: -1, maxLength: -1, ...constraints },
    isChanged,
  );

describe("checkedPattern", () => {
  it.each<[MaskName, string, string, CheckedPattern]>([
    ["phone", "(11) 98765-4321", "[0-9]*", "none"],
    ["phone", "(11) 98765-4321", String.raw`\(\d\d\) .*`, "own"],
    ["phone", "", "[0-9]+", "own"],
    ["zipcode", "20040-020", "01[0-9]{6}", "own"],
    ["zipcode", "01310-100", "01[0-9]{6}", "none"],
    ["zipcode", "01310-100", "[", "own"],
    ["money", "R$ 1.234,50", "[0-9]*", "none"],
    ["money", "R$ 1.234,50", String.raw`\d+\.\d\d`, "none"],
    ["money", "R$ 1.234,50", String.raw`\d{1,3},\d\d`, "own"],
    ["cpf", "123.abc", "[0-9.]*", "own"],
  ])("%s %s by %s: %s", (mask, value, pattern, checked) => {
    expect(check(mask, value, { pattern })).toBe(checked);
  });

  it("counts the raw value against lengths that one can have, and leaves others to the browser", () => {
    expect(check("zipcode", "01310-10", { minLength: 8 })).toBe("never");
    expect(check("zipcode", "01310-100", { minLength: 8 })).toBe("own");
    expect(check("zipcode", "01310-10", { minLength: 9 })).toBe("own");
    expect(check("card-code", "1234", { maxLength: 3 })).toBe("never");
    expect(check("phone", "(11) 98765-4321", { maxLength: 15 })).toBe("own");
    expect(check("money", "R$ 12.345,00", { maxLength: 8 })).toBe("own");
    expect(check("money", "R$ 123.456,00", { maxLength: 8 })).toBe("never");
  });

  it("does not call the server's own value too short, as no browser does", () => {
    expect(check("zipcode", "01310-10", { minLength: 8 }, false)).toBe("own");
  });

  it("lets through a phone exactly if its digits match", () => {
    const digits = fc.stringMatching(/^[1-9]\d{9,10}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 9, max: 12 }), (raw, length) => {
        const shown = `(${raw.slice(0, 2)}) ${raw.slice(2, -4)}-${raw.slice(-4)}`;
        const passes = check("phone", shown, { pattern: `\\d{${length}}` }) === "none";
        expect(passes).toBe(raw.length === length);
      }),
    );
  });
});
