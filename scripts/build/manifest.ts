import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** `manifest.json`: path relative to the folder → `sha384-<base64>`, for `integrity` attributes (behaviour 6.4). */
export function writeManifest(folder: string): void {
  const files = filesIn(folder).filter((file) => file !== "manifest.json");
  writeJson(folder, "manifest.json", digestsOf(folder, files));
}

/**
 * `importmap.json`: the modules of this flavour → `sha384-<base64>`, for a page's `<script type="importmap">` (behaviour
 * 6.4). A widget's file has a second line, for the attempt after a failure: a browser checks what the map names, and
 * nothing else.
 * @param again the files that `yy.js` loads with `?2` then, relative to the folder
 */
export function writeImportMap(folder: string, again: readonly string[]): void {
  const modules = filesIn(folder).filter((file) => /^(yy|yy\.pure|chunks\/.*)\.js$/.test(file));
  const digests = digestsOf(folder, modules);
  const urls = [...modules, ...again.map((file) => `${file}?2`)].sort();
  const integrity = urls.map((url) => [`./${url}`, digests[url.replace("?2", "")]]);
  writeJson(folder, "importmap.json", { integrity: Object.fromEntries(integrity) });
}

/** Paths of all files in the folder, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function digestsOf(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, sha384(join(folder, file))]));
}

function sha384(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function writeJson(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
