import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository, widgetNames } from "../../repository";
import { brotliBytes } from "./brotliBytes";
import { ownCode } from "./ownCode";

export type FlavourName = "react" | "lite";

/** Sizes of one flavour's files, in bytes of Brotli. */
export interface Sizes {
  readonly bootstrap: number;
  /** What every widget loads: the renderer, the bridge and the element layer. */
  readonly core: number;
  /** Name → bytes of the other files that widgets share. */
  readonly shared: ReadonlyMap<string, number>;
  readonly widgets: ReadonlyMap<string, WidgetSize>;
}

export interface WidgetSize {
  /** What stands in its folder. */
  readonly own: number;
  /** Its file: its own code with copies of what it uses little of, and libraries that it alone uses. */
  readonly file: number;
  /** With all that is loaded for a page with nothing else, `yy.js` too. */
  readonly page: number;
}

export const folderOf = (flavour: FlavourName) =>
  inRepository(flavour === "lite" ? "dist/lite" : "dist");

/** @throws Error when the flavour has not been built */
export async function measureSizes(flavour: FlavourName): Promise<Sizes> {
  const folder = folderOf(flavour);
  const bytesOf = (files: readonly string[]) =>
    brotliBytes(files.map((file) => join(folder, file)));
  const preloads = JSON.parse(readFileSync(join(folder, "preload.json"), "utf8")) as Record<
    string,
    string[]
  >;
  const sharedFile = (name: string) => {
    const file = readdirSync(join(folder, "chunks")).find((each) => each.startsWith(`${name}-`));
    return bytesOf(file === undefined ? [] : [`chunks/${file}`]);
  };

  const widgets = new Map<string, WidgetSize>();
  for (const name of widgetNames()) {
    const files = preloads[`yy-${name}`] ?? [];
    const [file = ""] = files.filter((each) => each.startsWith(`chunks/${name}-`));
    widgets.set(name, {
      own: await ownCode(name),
      file: await bytesOf([file]),
      page: await bytesOf(["yy.js", ...files]),
    });
  }
  return {
    bootstrap: await bytesOf(["yy.js"]),
    core: await sharedFile("core"),
    shared: new Map([
      ["requests", await sharedFile("requests")],
      ["forms", await sharedFile("forms")],
      ["parts", await sharedFile("parts")],
    ]),
    widgets,
  };
}
