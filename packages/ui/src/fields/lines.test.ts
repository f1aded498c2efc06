import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areBeside, isUnmoved } from "./lines";

const box = fc
  .record({ top: fc.integer({ min: 0, max: 50 }), height: fc.integer({ min: 2, max: 50 }) })
  .map(({ top, height }) => ({ left: 0, width: 10, top, height, bottom: top + height }));

describe("areBeside", () => {
  it("holds both ways, of a box and itself, and of none below the other", () => {
    fc.assert(
      fc.property(box, box, (one, other) => {
        expect(areBeside(one, other)).toBe(areBeside(other, one));
        expect(areBeside(one, one)).toBe(true);
        const below = { ...other, top: one.bottom, bottom: one.bottom + other.height };
        expect(areBeside(one, below)).toBe(false);
      }),
    );
  });

  it("is not mistaken by a rounded pixel", () => {
    const first = { left: 0, width: 10, top: 0, height: 20.4, bottom: 20.4 };
    expect(areBeside(first, { ...first, top: 19.9, bottom: 40 })).toBe(false);
  });
});

describe("isUnmoved", () => {
  it("notices what has moved by a pixel, in whatever direction", () => {
    const places = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.nat(), fc.constantFrom(-1, 1, 5, 0.4, -0.4), (before, at, by) => {
        const moved = before.map((each, index) =>
          index === at % before.length ? each + by : each,
        );
        expect(isUnmoved(before, before)).toBe(true);
        expect(isUnmoved(before, moved)).toBe(Math.abs(by) < 1);
      }),
    );
  });
});
