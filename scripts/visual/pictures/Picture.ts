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
