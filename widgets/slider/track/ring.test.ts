import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { onRing, roundsOf, stepsOf } from "./ring";

const total = fc.integer({ min: 1, max: 50 });
const position = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((parts) => parts / 1000);

describe("onRing", () => {
  it.each([
    [0, 0],
    [3, 0],
    [-1, 2],
    [-7, 2],
    [8, 2],
  ])("takes %i of three slides for %i", (number, index) => {
    expect(onRing(number, 3)).toBe(index);
  });

  it("is an index, whatever the number", () => {
    fc.assert(
      fc.property(fc.integer(), total, (number, slides) => {
        const index = onRing(number, slides);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(slides);
        expect((number - index) % slides).toBeCloseTo(0);
      }),
    );
  });
});

describe("roundsOf", () => {
  it("puts no slide further away than half the ring", () => {
    fc.assert(
      fc.property(fc.nat(49), position, total, (index, at, slides) => {
        const place = (index % slides) + roundsOf(index % slides, at, slides) * slides;
        expect(Math.abs(place - at)).toBeLessThanOrEqual(slides / 2 + 1e-9);
      }),
    );
  });

  it("leaves no gap: both slides between which a ring stands are in view", () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 2, max: 50 }), (at, slides) => {
        const places = Array.from(
          { length: slides },
          (_, index) => index + roundsOf(index, at, slides) * slides,
        );
        expect(places).toContain(Math.floor(at) + 0);
        if (!Number.isInteger(at)) expect(places).toContain(Math.floor(at) + 1);
      }),
    );
  });

  it("is never a negative zero", () => {
    expect(Object.is(roundsOf(1, 0, 4), 0)).toBe(true);
  });
});

describe("stepsOf", () => {
  it.each([
    [0, 0],
    [0.199, 0],
    [-0.199, 0],
    [0.2, 1],
    [-0.2, -1],
    [0.9, 1],
    [1.4, 1],
    [1.6, 2],
    [-1.6, -2],
  ])("makes %d widths %i slides", (swiped, steps) => {
    expect(stepsOf(swiped)).toBe(steps);
  });
});
