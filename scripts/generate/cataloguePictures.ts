import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRepository, widgetNames } from "../repository";
import { pixelsOfPng, pixelsOfWebP, toWebP } from "./pictureFiles";

/** A picture of the guide's catalogue, and the baseline of the visual suite that it shows. */
interface CataloguePicture {
  /** Relative to the repository. */
  readonly path: string;
  readonly baseline: string;
}

/** The pictures on a widget's card in the catalogue, from its story with the tag `catalogue`. */
function picturesOf(name: string): CataloguePicture[] {
  return ["light", "dark"].map((theme) => ({
    path: `demo-pages/assets/catalogue/${name}-${theme}.webp`,
    baseline: `stories/baselines/${name}/catalogue-${theme}.png`,
  }));
}

/**
 * The catalogue's pictures whose pixels differ from their baselines. They are lossless WebP, a
 * quarter of Vitest's PNG. Bytes are not compared, because another version of the encoder may write
 * different ones. A widget without a baseline has no picture yet.
 */
export async function stalePictures(): Promise<CataloguePicture[]> {
  const pictures = widgetNames()
    .flatMap(picturesOf)
    .filter(({ baseline }) => isThere(baseline));
  const current = await Promise.all(
    pictures.map(
      async ({ path, baseline }) =>
        isThere(path) &&
        (await pixelsOfWebP(read(path))).data.equals(pixelsOfPng(read(baseline)).data),
    ),
  );
  return pictures.filter((_, index) => !current[index]);
}

export async function writePicture({ path, baseline }: CataloguePicture): Promise<void> {
  mkdirSync(dirname(inRepository(path)), { recursive: true });
  writeFileSync(inRepository(path), await toWebP(pixelsOfPng(read(baseline))));
}

const isThere = (path: string) => existsSync(inRepository(path));
const read = (path: string) => readFileSync(inRepository(path));
