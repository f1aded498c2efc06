/** Four bytes a pixel: red, green, blue, opacity. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export function areSame(one: Picture, other: Picture): boolean {
  return (
    one.width === other.width && one.height === other.height && one.pixels.equals(other.pixels)
  );
}

/** The picture cut off below, or with nothing below it. */
export function ofHeight(picture: Picture, height: number): Picture {
  const pixels = Buffer.alloc(picture.width * height * 4);
  picture.pixels.copy(pixels);
  return { width: picture.width, height, pixels };
}

/** Lines kept below the last thing drawn, so that its edge and what it stands on are seen. */
const below = 16;

/** The picture up to where nothing but its last line goes on: a window is higher than most stories. */
export function withoutEmptyEnd(picture: Picture): Picture {
  const { height } = picture;
  const last = lineOf(picture, height - 1);
  let drawn = height - 1;
  while (drawn > 0 && lineOf(picture, drawn - 1).equals(last)) drawn -= 1;
  return ofHeight(picture, Math.min(drawn + below, height));
}

function lineOf({ width, pixels }: Picture, row: number): Buffer {
  return pixels.subarray(row * width * 4, (row + 1) * width * 4);
}
