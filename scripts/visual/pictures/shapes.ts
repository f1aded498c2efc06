/** Which pixels are meant: 1 for each that is. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly bits: Uint8Array;
}

/** Length of the longest straight line of pixels, across or down. */
export function longestLine({ width, height, bits }: Mask): number {
  const down = new Uint32Array(width);
  let longest = 0;
  for (let row = 0; row < height; row += 1) {
    let across = 0;
    for (let column = 0; column < width; column += 1) {
      const isSet = bits[row * width + column] === 1;
      across = isSet ? across + 1 : 0;
      const above = isSet ? (down[column] ?? 0) + 1 : 0;
      down[column] = above;
      longest = Math.max(longest, across, above);
    }
  }
  return longest;
}

/** Side of the largest square of pixels. */
export function largestSquare({ width, height, bits }: Mask): number {
  // Side of the largest square that ends at each pixel of the line above, and of this one so far.
  let above = new Uint32Array(width);
  let largest = 0;
  for (let row = 0; row < height; row += 1) {
    const sides = new Uint32Array(width);
    for (let column = 0; column < width; column += 1) {
      if (bits[row * width + column] !== 1) continue;
      const smallest = Math.min(above[column] ?? 0, above[column - 1] ?? 0, sides[column - 1] ?? 0);
      sides[column] = smallest + 1;
      largest = Math.max(largest, smallest + 1);
    }
    above = sides;
  }
  return largest;
}

export function pixelCount({ bits }: Mask): number {
  return bits.reduce((sum, bit) => sum + bit, 0);
}
