import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../baselines", import.meta.url));

/**
 * Compresses the pictures that are newer than this time (epoch ms) to half their size, without
 * loss. Vitest writes PNGs that are fast to encode.
 */
export async function compressPictures(since: number): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".png"))
    .map((name) => `${folder}/${name}`);
  for (const path of paths.filter((each) => statSync(each).mtimeMs >= since))
    writeFileSync(path, await compressed(readFileSync(path)));
}

/**
 * The smaller result with and without adaptive filtering. `effort`, `quality` and `colours` are not
 * set, because each would reduce the picture to a palette.
 */
async function compressed(png: Buffer): Promise<Buffer> {
  const encode = (adaptiveFiltering: boolean) =>
    sharp(png).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer();
  const [plain, adaptive] = await Promise.all([encode(false), encode(true)]);
  return plain.length < adaptive.length ? plain : adaptive;
}
