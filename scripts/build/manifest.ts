import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** `manifest.json`: path relative to the folder → `sha384-<base64>`, for `integrity` attributes (behaviour 6.4). */
export function writeManifest(folder: string): void {
  const manifest = join(folder, "manifest.json");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== manifest)
    .sort();
  const digests = files.map((file) => [relative(folder, file).split(sep).join("/"), sha384(file)]);
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
}

function sha384(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}
