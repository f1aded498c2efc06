import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameDoubleClick, type Press, SpentPresses } from "./spentPresses";

const first: Press = { time: 1000, x: 100, y: 100, count: 1 };
const after = (time: number, change: Partial<Press> = {}): Press => ({
  ...first,
  time: first.time + time,
  ...change,
});

describe("what belongs to a double click", () => {
  it.each([
    [60, {}, true],
    [120, { count: 2 }, true],
    [250, { x: 110, y: 92 }, true],
    [500, {}, true],
    [501, {}, false],
    // The pause that this visitor's system allows is longer.
    [900, { count: 2 }, true],
    [120, { count: 0 }, true],
    [120, { x: 130 }, false],
    [120, { y: 300 }, false],
  ])("%i ms later, with %o: %s", (time, change, expected) => {
    expect(isSameDoubleClick(first, after(time, change))).toBe(expected);
  });
});

describe("which presses count", () => {
  /**
   * Presses as they come, with the change that the first has made; what each of the others is
   * worth.
   */
  const counted = (...presses: Press[]) => {
    const state = new SpentPresses();
    state.began(first);
    state.spend();
    return presses.map((press) => {
      state.began({ ...press, count: 0 });
      state.began(press);
      return !state.isSpent;
    });
  };

  it.each([
    ["the second half of the double click", [after(120, { count: 2 })], [false]],
    ["all of a triple click", [after(200, { count: 2 }), after(600, { count: 3 })], [false, false]],
    [
      "a press elsewhere, and the next at the old place",
      [after(100, { x: 300 }), after(200)],
      [true, true],
    ],
    [
      "a press half a second later, and its own double click",
      [after(700), after(800, { count: 2 })],
      [true, true],
    ],
  ])("%s", (_, presses, expected) => {
    expect(counted(...presses)).toEqual(expected);
  });

  it("counts the next press once Escape has closed what the last one has opened", () => {
    const state = new SpentPresses();
    state.began(first);
    state.spend();
    state.forget();
    state.began(after(200, { count: 2 }));
    expect(state.isSpent).toBe(false);
  });

  it("counts all of them where nothing has opened", () => {
    const press = fc.record({
      time: fc.nat(3000),
      x: fc.nat(500),
      y: fc.nat(500),
      count: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const state = new SpentPresses();
        for (const each of presses) {
          state.began(each);
          expect(state.isSpent).toBe(false);
        }
      }),
    );
  });

  it("counts the first press that is neither near nor soon, whatever came before", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 499 }), { maxLength: 6 }), (times) => {
        const soon = times.map((time) => after(time));
        expect(counted(...soon, after(5000)).at(-1)).toBe(true);
      }),
    );
  });
});

it("counts the first press on a page, wherever the last one on the page before was", () => {
  const presses = new SpentPresses();
  const press = { time: 0, x: 10, y: 10, count: 1 };
  presses.began(press);
  presses.startAnew();
  // A script opens something on the page that has come.
  presses.spend();
  presses.began({ ...press, time: 200 });
  expect(presses.isSpent).toBe(false);
});
