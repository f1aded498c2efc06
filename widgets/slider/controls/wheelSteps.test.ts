import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WheelSteps } from "./wheelSteps";

/** What one pass of events makes, each 16 ms after the one before. */
function stepsOf(
  moves: readonly (readonly [across: number, down: number])[],
  steps = new WheelSteps(),
  from = 0,
) {
  return moves.map(([across, down], index) => steps.add({ across, down, time: from + index * 16 }));
}
const sum = (steps: readonly (number | undefined)[]) =>
  steps.reduce<number>((all, each) => all + (each ?? 0), 0);
const across = (...sizes: number[]) => sizes.map((size) => [size, 0] as const);

/** A swipe as a trackpad reports it: the fingers push, then it glides out for a second. */
const swipe = [
  ...across(2, 9, 24, 48, 77, 90),
  ...Array.from(
    { length: 60 },
    (_, index) => [Math.max(1, Math.round(88 * 0.93 ** index)), 0] as const,
  ),
];
const back = swipe.map(([size]) => [-size, 0] as const);

describe("WheelSteps", () => {
  it("makes one slide of a swipe, however long it glides out", () => {
    expect(sum(stepsOf(swipe))).toBe(1);
    expect(sum(stepsOf(back))).toBe(-1);
  });

  it("makes one slide of each of two swipes with a pause between them", () => {
    const steps = new WheelSteps();
    expect(sum(stepsOf(swipe, steps))).toBe(1);
    expect(sum(stepsOf(swipe, steps, 16 * swipe.length + 300))).toBe(1);
  });

  it("turns back at once", () => {
    const steps = new WheelSteps();
    expect(sum(stepsOf(swipe, steps))).toBe(1);
    expect(sum(stepsOf(back, steps, 16 * swipe.length))).toBe(-1);
  });

  it("makes one slide of a notch of a wheel, and goes on while it is turned", () => {
    expect(stepsOf(across(120))).toEqual([1]);
    expect(stepsOf(across(120, 120, 120, 120, 120, 120, 120))).toEqual([1, 0, 0, 1, 0, 0, 1]);
  });

  it("leaves a gesture that began up or down to the page, whichever way it strays", () => {
    expect(
      stepsOf([
        [3, 40],
        [60, 10],
        [90, 2],
        [0, 50],
      ]),
    ).toEqual(Array(4).fill(undefined));
  });

  it("moves nothing by a tremble", () => {
    expect(stepsOf(across(4, -3, 5, -2))).toEqual([0, 0, 0, 0]);
  });

  it("never goes by more than one slide at once, nor against the fingers", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })),
        ),
        (moves) => {
          for (const [index, by] of stepsOf(moves).entries())
            expect([undefined, 0, Math.sign(moves[index]?.[0] ?? 0)]).toContain(by);
        },
      ),
    );
  });
});
