import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterCount } from "./letterCount";

describe("letterCount", () => {
  it.each([
    [0, undefined],
    [9, undefined],
    [10, "equal"],
    [11, "over"],
  ])("of %i characters with a limit of 10", (count, state) => {
    expect(letterCount("a".repeat(count), 10)).toEqual({ count, left: 10 - count, state });
  });

  it.each([
    [90, undefined],
    [91, "close"],
    [99, "close"],
    [100, "equal"],
    [101, "over"],
  ])("of %i characters with a limit of 100 is %s", (count, state) => {
    expect(letterCount("a".repeat(count), 100).state).toBe(state);
  });

  it("only counts without a limit", () => {
    expect(letterCount("abc")).toEqual({ count: 3, left: undefined, state: undefined });
  });

  it("allows nothing with a limit of 0", () => {
    expect(letterCount("", 0)).toEqual({ count: 0, left: 0, state: "equal" });
    expect(letterCount("a", 0)).toEqual({ count: 1, left: -1, state: "over" });
  });

  it("counts what a reader sees, and each line break of a textarea once", () => {
    expect(letterCount("👩‍👩‍👧e\u0301🇧🇷").count).toBe(3);
    expect(letterCount("a\nb\n").count).toBe(4);
  });

  it("is close exactly above 90 %, for every limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(600), (limit, count) => {
        const { state } = letterCount("a".repeat(count), limit);
        const percent = (count * 100) / limit;
        if (count > limit) expect(state).toBe("over");
        else if (count === limit) expect(state).toBe("equal");
        else expect(state === "close").toBe(percent > 90);
      }),
    );
  });
});
