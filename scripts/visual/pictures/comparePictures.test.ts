import { describe, expect, it } from "vitest";
import { type Colour, picture } from "../testing/pictures";
import { comparePictures } from "./comparePictures";

const themes = {
  light: { surface: [251, 247, 242], line: [233, 223, 214], ink: [43, 33, 29] },
  dark: { surface: [28, 23, 21], line: [65, 55, 47], ink: [245, 236, 229] },
} satisfies Record<string, Record<string, Colour>>;

describe.each(Object.entries(themes))("in %s, exactly", (_, { surface, line, ink }) => {
  const before = picture(200, 100, surface, {
    left: 20,
    top: 20,
    width: 5,
    height: 12,
    colour: ink,
  });
  const compare = (...rectangles: Parameters<typeof picture>[3][]) =>
    comparePictures(
      before,
      picture(
        200,
        100,
        surface,
        { left: 20, top: 20, width: 5, height: 12, colour: ink },
        ...rectangles,
      ),
      "exact",
    )?.text;

  it("the same picture is the same", () => {
    expect(compare()).toBeUndefined();
  });

  it("a decorative line of one pixel is a difference", () => {
    expect(compare({ left: 40, top: 50, width: 60, height: 1, colour: line })).toBeDefined();
    expect(compare({ left: 40, top: 10, width: 1, height: 60, colour: line })).toBeDefined();
  });

  it("so is one between a fill and what surrounds it", () => {
    const fill = { left: 60, top: 60, width: 60, height: 30, colour: ink };
    const without = picture(200, 100, surface, fill);
    const lined = picture(200, 100, surface, fill, { ...fill, top: 59, height: 1, colour: line });
    expect(comparePictures(without, lined, "exact")).toBeDefined();
  });

  it("so is one pixel of ink", () => {
    expect(compare({ left: 40, top: 50, width: 3, height: 3, colour: ink })).toBe(
      "9 pixels differ",
    );
  });

  it("a smooth edge that is drawn a little darker is none", () => {
    const edge = surface.map((part, index) => part + ((ink[index] ?? 0) - part) * 0.06);
    expect(
      compare({ left: 25, top: 20, width: 1, height: 12, colour: edge as unknown as Colour }),
    ).toBeUndefined();
  });
});

it("another height is a difference, and is shown in the higher of both", () => {
  const difference = comparePictures(
    picture(20, 10, [0, 0, 0]),
    picture(20, 12, [0, 0, 0]),
    "exact",
  );
  expect(difference?.text).toBe("12 pixels high instead of 10");
  expect(difference?.marked.height).toBe(12);
});

describe("coarsely", () => {
  const before = picture(100, 50, [255, 255, 255]);

  it("thin things may differ, and two lines of the height", () => {
    const line = { left: 10, top: 10, width: 60, height: 2, colour: [0, 0, 0] as const };
    expect(
      comparePictures(before, picture(100, 50, [255, 255, 255], line), "coarse"),
    ).toBeUndefined();
    expect(comparePictures(before, picture(100, 52, [255, 255, 255]), "coarse")).toBeUndefined();
  });

  it("areas may not, however faint", () => {
    const area = { left: 10, top: 10, width: 60, height: 4, colour: [251, 247, 242] as const };
    expect(comparePictures(before, picture(100, 50, [255, 255, 255], area), "coarse")?.text).toBe(
      "an area of 4 × 4 pixels differs",
    );
    expect(comparePictures(before, picture(100, 53, [255, 255, 255]), "coarse")?.text).toBe(
      "53 pixels high instead of 50",
    );
  });
});
