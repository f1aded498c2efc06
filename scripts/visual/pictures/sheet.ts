import type { Picture } from "./Picture";

const bytes = 4;

/** Pictures side by side from the top, with nothing below the lower ones. */
export function joinPictures(pictures: readonly Picture[]): Picture {
  const width = pictures.reduce((sum, each) => sum + each.width, 0);
  const height = Math.max(...pictures.map((each) => each.height));
  const pixels = Buffer.alloc(width * height * bytes);
  let left = 0;
  for (const picture of pictures) {
    const line = picture.width * bytes;
    for (let row = 0; row < picture.height; row += 1)
      picture.pixels.copy(pixels, (row * width + left) * bytes, row * line, (row + 1) * line);
    left += picture.width;
  }
  return { width, height, pixels };
}

/**
 * The pictures that were joined.
 * @throws {Error} when they were not of these widths
 */
export function splitPictures(sheet: Picture, widths: readonly number[]): Picture[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole !== sheet.width)
    throw new Error(`a sheet is ${whole} pixels wide, this one ${sheet.width}`);
  let left = 0;
  return widths.map((width) => {
    const picture = cut(sheet, left, width);
    left += width;
    return picture;
  });
}

function cut(sheet: Picture, left: number, width: number): Picture {
  const height = heightAt(sheet, left);
  const pixels = Buffer.alloc(width * height * bytes);
  for (let row = 0; row < height; row += 1) {
    const start = (row * sheet.width + left) * bytes;
    sheet.pixels.copy(pixels, row * width * bytes, start, start + width * bytes);
  }
  return { width, height, pixels };
}

/** How many lines are opaque there: a page always is. */
function heightAt({ width, height, pixels }: Picture, left: number): number {
  let lines = 0;
  while (lines < height && pixels[(lines * width + left) * bytes + 3] === 255) lines += 1;
  return lines;
}
