import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { inRepository, widgetNames } from "../repository";

/** A picture of the guide's catalogue, and the baseline of the visual suite that it shows. */
interface CataloguePicture {
  /** Relative to the repository. */
  readonly path: string;
  readonly baseline: string;
}

/** What a widget's card in the catalogue shows, by the story that is tagged so. */
function picturesOf(name: string): CataloguePicture[] {
  return ["light", "dark"].map((theme) => ({
    path: `demo-pages/assets/catalogue/${name}-${theme}.webp`,
    baseline: `stories/baselines/${name}/catalogue-${theme}.png`,
  }));
}

/**
 * The catalogue's pictures that are not their baselines, pixel by pixel: lossless WebP is a quarter of Vitest's PNG.
 * Bytes are not compared, because another version of the encoder may write others. A widget without a baseline yet has none.
 */
export async function stalePictures(): Promise<CataloguePicture[]> {
  const pictures = widgetNames()
    .flatMap(picturesOf)
    .filter(({ baseline }) => isThere(baseline));
  const current = await Promise.all(
    pictures.map(
      async ({ path, baseline }) =>
        isThere(path) && (await pixelsOf(path)).equals(await pixelsOf(baseline)),
    ),
  );
  return pictures.filter((_, index) => !current[index]);
}

export async function writePicture({ path, baseline }: CataloguePicture): Promise<void> {
  const picture = await sharp(readFileSync(inRepository(baseline)))
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  mkdirSync(dirname(inRepository(path)), { recursive: true });
  writeFileSync(inRepository(path), picture);
}

const isThere = (path: string) => existsSync(inRepository(path));

function pixelsOf(path: string): Promise<Buffer> {
  return sharp(readFileSync(inRepository(path)))
    .removeAlpha()
    .raw()
    .toBuffer();
}
