import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type View, views } from "../camera/views";
import { decode, encode } from "../pictures/encoding";
import type { Picture } from "../pictures/Picture";
import { joinPictures, splitPictures } from "../pictures/sheet";
import { keyOf, type StoryKey } from "../storyKey";
import type { Engine } from "./engine";

export type Pictures = ReadonlyMap<View, Picture>;

const ending = ".webp";

/** The pictures that stories are compared with: a lossless sheet for each, in a folder for each widget. */
export class Baselines {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keys of all that have a sheet, in alphabetical order. */
  keys(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(ending))
      .map((path) => path.slice(0, -ending.length))
      .sort();
  }

  async read(story: StoryKey): Promise<Pictures | undefined> {
    const file = this.#file(keyOf(story));
    if (!existsSync(file)) return undefined;
    const sheet = await decode(readFileSync(file));
    const pictures = splitPictures(
      sheet,
      views.map(({ width }) => width),
    );
    return new Map(
      views.flatMap((view, index) => {
        const picture = pictures[index];
        return picture ? [[view, picture] as const] : [];
      }),
    );
  }

  /** @returns how many bytes the sheet has */
  async write(story: StoryKey, pictures: Pictures): Promise<number> {
    const sheet = joinPictures(views.flatMap((view) => pictures.get(view) ?? []));
    const bytes = await encode(sheet);
    const file = this.#file(keyOf(story));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return bytes.length;
  }

  remove(key: string): void {
    rmSync(this.#file(key));
  }

  /** What they were taken with; undefined when there are none. */
  get engine(): Engine | undefined {
    const file = this.#engineFile;
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Engine) : undefined;
  }

  set engine(engine: Engine) {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#engineFile, `${JSON.stringify(engine, null, 2)}\n`);
  }

  get #engineFile(): string {
    return join(this.#folder, "engine.json");
  }

  #file(key: string): string {
    return join(this.#folder, `${key}${ending}`);
  }
}
