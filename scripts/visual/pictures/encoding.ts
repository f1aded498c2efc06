import sharp from "sharp";
import type { Picture } from "./Picture";

// Two browsers work beside it, on as many cores.
sharp.concurrency(1);

/** Reads a picture in any of the formats that browsers know. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Lossless WebP: a third of the size of PNG for pictures such as these. */
export function encode({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}
