import pixelmatch from "pixelmatch";
import { areSame, ofHeight, type Picture } from "./Picture";
import { largestSquare, longestLine, type Mask, pixelCount } from "./shapes";

/** How closely pictures are compared: `exact` on the engine that took the older one, `coarse` on any other. */
export type Closeness = "exact" | "coarse";

/** What differs, and where. */
export interface PictureDifference {
  /** In a few words. */
  readonly text: string;
  /** The newer picture, pale, with what differs in red. */
  readonly marked: Picture;
}

/** Distance of two colours, of 1, from which the eye tells one letter from another. */
const plain = 0.1;

/** That of a decorative line from the surface it is drawn on, and less. */
const faint = 0.015;

/** Longer than any stroke of a letter, in pixels; lines, edges and fills are. */
const lineLength = 24;

/** Wider than what a letter's edge differs by between two engines, and whatever stands beside a word. */
const areaSide = 3;

/** Undefined when the pictures look the same: smooth edges of letters and curves may differ. */
export function comparePictures(
  before: Picture,
  after: Picture,
  closeness: Closeness,
): PictureDifference | undefined {
  if (areSame(before, after)) return undefined;
  const text = (closeness === "exact" ? exactly : coarsely)(before, after);
  return text === undefined ? undefined : { text, marked: marked(before, after) };
}

function exactly(before: Picture, after: Picture): string | undefined {
  if (before.height !== after.height) return heights(before, after);
  const pixels = pixelCount(maskOf(before, after, plain));
  if (pixels > 0) return pixels === 1 ? "1 pixel differs" : `${pixels} pixels differ`;
  // What looks like a smooth edge too: so does a border between a fill and its surroundings.
  const line = longestLine(maskOf(before, after, faint, { includeAA: true }));
  return line < lineLength ? undefined : `a faint line of ${line} pixels differs`;
}

function coarsely(before: Picture, after: Picture): string | undefined {
  if (Math.abs(before.height - after.height) >= areaSide) return heights(before, after);
  const height = Math.min(before.height, after.height);
  const side = largestSquare(maskOf(ofHeight(before, height), ofHeight(after, height), faint));
  return side < areaSide ? undefined : `an area of ${side} × ${side} pixels differs`;
}

function heights(before: Picture, after: Picture): string {
  return `${after.height} pixels high instead of ${before.height}`;
}

/** Which pixels differ by more than the threshold; smooth edges only where asked for. */
function maskOf(
  before: Picture,
  after: Picture,
  threshold: number,
  { includeAA = false } = {},
): Mask {
  const { width, height } = before;
  const output = Buffer.alloc(before.pixels.length);
  pixelmatch(before.pixels, after.pixels, output, width, height, {
    threshold,
    includeAA,
    diffMask: true,
  });
  const bits = new Uint8Array(width * height);
  // Opaque where a pixel differs.
  for (let pixel = 0; pixel < bits.length; pixel += 1) bits[pixel] = output[pixel * 4 + 3] ? 1 : 0;
  return { width, height, bits };
}

function marked(before: Picture, after: Picture): Picture {
  const { width } = before;
  const height = Math.max(before.height, after.height);
  const [one, other] = [ofHeight(before, height), ofHeight(after, height)];
  const pixels = Buffer.alloc(width * height * 4);
  pixelmatch(one.pixels, other.pixels, pixels, width, height, { threshold: faint });
  return { width, height, pixels };
}
