import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { digested } from "./bundle";
import type { Chunks } from "./chunks/buildChunks";

/**
 * Writes `manifest.json`: path relative to the folder → `sha384-<base64>`, for `integrity`
 * attributes (behaviour 6.4).
 */
export function writeManifest(folder: string): void {
  const files = filesIn(folder).filter((file) => file !== "manifest.json");
  const digests = files.map((file) => [file, sha384(join(folder, file))]);
  writeJson(folder, "manifest.json", Object.fromEntries(digests));
}

/**
 * Writes `importmap.json`: the modules of this flavour → `sha384-<base64>`, for a page's `<script
 * type="importmap">` (behaviour 6.4). A widget's file has a second line, `?2`, which `yy.js` loads
 * after a failure, because a browser only checks URLs in the map.
 */
export function writeImportMap(folder: string, { release, widgets }: Chunks): void {
  const modules = filesIn(folder).filter((file) => /^(yy|yy\.pure|chunks\/.*)\.js$/.test(file));
  const again = widgets.map(({ name }) => `chunks/${name}-${release}${digested}?2`);
  const integrity = [...modules, ...again]
    .sort()
    .map((url) => [`./${url}`, sha384(join(folder, url.replace("?2", "")))]);
  writeJson(folder, "importmap.json", { integrity: Object.fromEntries(integrity) });
}

/** Tag → its files, relative to the folder. */
type Preloads = Readonly<Record<string, readonly string[]>>;

/** The files that each tag needs. */
export function filesOfTags({ release, widgets }: Chunks): Preloads {
  return Object.fromEntries(
    widgets.map(({ name, shared, hasSecond }) => {
      const own = hasSecond ? [name, `${name}-more`] : [name];
      const files = [...shared, ...own.map((each) => `${each}-${release}`)];
      return [`yy-${name}`, files.map((file) => `chunks/${file}${digested}`)];
    }),
  );
}

/**
 * Writes `preload.json`: tag → the files to link by `<link rel="modulepreload">`, relative to the
 * folder (behaviour 6.4). That is the core, the largest of its files. `yy.js` asks for the others a
 * moment later: links of all of them made the first paint wait (ADR 62).
 */
export function writePreloads(folder: string, needed: Preloads): void {
  const linked = Object.entries(needed).map(([tag, files]) => [
    tag,
    files.filter((file) => file.startsWith("chunks/core-")),
  ]);
  writeJson(folder, "preload.json", Object.fromEntries(linked));
}

/**
 * Writes `sizes.json`: tag → bytes of Brotli of its own file, and of all files that a page with
 * only this widget loads.
 */
export async function writeSizes(folder: string, preloads: Preloads): Promise<void> {
  const compressed = promisify(brotliCompress);
  const sizeOf = async (file: string) =>
    [file, (await compressed(readFileSync(join(folder, file)))).length] as const;
  const files = new Set(["yy.js", ...Object.values(preloads).flat()]);
  const sizes = new Map(await Promise.all([...files].map(sizeOf)));
  const sum = (list: readonly string[]) =>
    list.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const all = Object.entries(preloads).map(([tag, needed]) => {
    const own = needed.filter((file) => file.startsWith(`chunks/${tag.slice("yy-".length)}-`));
    return [tag, { file: sum(own), page: sum(["yy.js", ...needed]) }];
  });
  writeJson(folder, "sizes.json", Object.fromEntries(all));
}

/** The paths of all files in the folder, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function sha384(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function writeJson(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
