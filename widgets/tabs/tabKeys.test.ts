import { assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { tabOfKey } from "./tabKeys";

const row = { isVertical: false, isRightToLeft: false };
const rightToLeft = { isVertical: false, isRightToLeft: true };
const column = { isVertical: true, isRightToLeft: false };

describe("tabOfKey", () => {
  it.each([
    ["ArrowRight", 0, row, 1],
    ["ArrowRight", 2, row, 0],
    ["ArrowLeft", 0, row, 2],
    ["ArrowLeft", 0, rightToLeft, 1],
    ["ArrowRight", 0, rightToLeft, 2],
    ["ArrowDown", 1, column, 2],
    ["ArrowUp", 0, column, 2],
    ["Home", 2, row, 0],
    ["End", 0, column, 2],
    ["ArrowDown", 1, row, undefined],
    ["ArrowRight", 1, column, undefined],
    ["Tab", 1, row, undefined],
    ["toString", 1, row, undefined],
  ] as const)("takes %s from the tab %i in %j to %j", (key, index, layout, next) => {
    expect(tabOfKey(key, index, 3, layout)).toBe(next);
  });

  it("comes back with the opposite key, and never leaves the list", () => {
    const layouts = record({ isVertical: boolean(), isRightToLeft: boolean() });
    const pairs = constantFrom(["ArrowLeft", "ArrowRight"], ["ArrowUp", "ArrowDown"]);
    assert(
      property(
        layouts,
        pairs,
        integer({ min: 1, max: 12 }),
        integer({ min: 0, max: 11 }),
        (layout, [to = "", fro = ""], count, at) => {
          const index = at % count;
          const next = tabOfKey(to, index, count, layout);
          if (next === undefined) return;
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
          expect(tabOfKey(fro, next, count, layout)).toBe(index);
        },
      ),
    );
  });
});
