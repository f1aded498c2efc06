import type { Picture } from "../pictures/Picture";

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of one colour, with rectangles of others on it. */
export function picture(
  width: number,
  height: number,
  colour: Colour,
  ...rectangles: readonly Rectangle[]
): Picture {
  const pixels = Buffer.alloc(width * height * 4);
  const whole: Rectangle = { left: 0, top: 0, width, height, colour };
  for (const rectangle of [whole, ...rectangles]) fill(pixels, width, rectangle);
  return { width, height, pixels };
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

function fill(pixels: Buffer, lineWidth: number, { left, top, width, height, colour }: Rectangle) {
  for (let row = top; row < top + height; row += 1)
    for (let column = left; column < left + width; column += 1)
      pixels.set([...colour, 255], (row * lineWidth + column) * 4);
}
