import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areNear, screenOrder } from "./boxes";

const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const point = (left: number, top: number) => box(left, top, 0, 0);
const anyBox = fc
  .tuple(fc.integer(), fc.integer(), fc.nat(5000), fc.nat(5000))
  .map(([left, top, width, height]) => box(left, top, width, height));

describe("areNear", () => {
  it.each([
    ["in it", point(150, 110), true],
    ["above it, in reach", point(150, 21), true],
    ["above it, out of reach", point(150, 19), false],
    ["below it, in reach", point(150, 219), true],
    ["left of it, out of reach", point(19, 110), false],
    ["right of it, in reach", point(279, 110), true],
    ["a box that ends in reach", box(150, -30, 100, 60), true],
  ])("a pointer or a focus %s", (_, other, expected) => {
    expect(areNear(other, box(100, 100), 80)).toBe(expected);
  });

  it("is mutual", () => {
    fc.assert(
      fc.property(anyBox, anyBox, fc.nat(200), (one, other, distance) => {
        expect(areNear(one, other, distance)).toBe(areNear(other, one, distance));
      }),
    );
  });
});

describe("screenOrder", () => {
  it("goes down the screen, and then away from it", () => {
    const names = ["cut at the top", "middle", "bottom", "just above", "just below", "far below"];
    const boxes = [box(0, -20), box(0, 300), box(0, 700), box(0, -60), box(0, 830), box(0, 5000)];
    const order = names.toSorted(
      (one, other) =>
        screenOrder(boxes[names.indexOf(one)] ?? box(0, 0), 800) -
        screenOrder(boxes[names.indexOf(other)] ?? box(0, 0), 800),
    );
    expect(order).toEqual(names);
  });

  it("puts what is on the screen before what is not", () => {
    fc.assert(
      fc.property(anyBox, anyBox, fc.integer({ min: 1, max: 4000 }), (one, other, height) => {
        const isOn = ({ top, bottom }: typeof one) => bottom >= 0 && top < height;
        fc.pre(isOn(one) && !isOn(other));
        expect(screenOrder(one, height)).toBeLessThan(screenOrder(other, height));
      }),
    );
  });
});
