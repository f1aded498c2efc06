import { colourPairs, leastContrast } from "@yy/ui/contrast";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, pairs, ratioText } from "../../../../assets/tokens/contrast.js";

const channel = fc.integer({ min: 0, max: 255 });
const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("")}`;
const color = fc
  .tuple(channel, channel, channel)
  .map(([red, green, blue]) => hex(red, green, blue));

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", "21:1"],
    ["#767676", "#ffffff", "4,54:1"],
    ["#777777", "#ffffff", "4,47:1"],
    ["#ff0000", "#ffffff", "3,99:1"],
    ["#0000ff", "#ffffff", "8,59:1"],
    ["#123456", "#123456", "1:1"],
  ])("of %s on %s is %s", (one, other, text) => {
    expect(ratioText(contrast(one, other))).toBe(text);
  });

  it("is the same in both directions, from 1 to 21", () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrast(one, other);
        expect(ratio).toBe(contrast(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  it("with white falls as a colour becomes lighter", () => {
    fc.assert(
      fc.property(channel, channel, fc.integer({ min: 0, max: 254 }), (red, green, blue) => {
        const darker = contrast(hex(red, green, blue), "#ffffff");
        expect(contrast(hex(red, green, blue + 1), "#ffffff")).toBeLessThan(darker);
      }),
    );
  });

  it("never reads as enough when it is not", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 21, noNaN: true }),
        fc.constantFrom(3, 4.5),
        (ratio, least) => {
          fc.pre(ratio < least - 1e-6);
          const shown = Number(ratioText(ratio).replace(":1", "").replace(",", "."));
          expect(shown).toBeLessThan(least);
        },
      ),
    );
  });
});

it("judges the pairs that the widgets use, each once", () => {
  const inUse = colourPairs
    .filter(({ kind }) => leastContrast[kind] > 1)
    .map(({ ink, ground, kind }) => ({ color: ink, on: ground, least: leastContrast[kind] }));
  expect(new Set(pairs.map((pair) => JSON.stringify(pair)))).toEqual(
    new Set(inUse.map((pair) => JSON.stringify(pair))),
  );
  expect(pairs).toHaveLength(inUse.length);
});
