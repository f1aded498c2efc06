import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "../../server/node/paths";

/** Path in a build → `sha384-…`. */
export type Digests = Readonly<Record<string, string>>;

export const digestOf = (content: Uint8Array): string =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Copies `dist/` into a folder. */
export function writeBuild(folder: string): Digests {
  cpSync(builtFolder, folder, { recursive: true });
  return readJson(join(folder, "manifest.json"));
}

/**
 * Writes the build of a next release into a folder. Each of its scripts and each hashed name
 * differs from that of `dist/`.
 */
export function writeNextBuild(folder: string): Digests {
  const former = Object.keys(writeBuild(folder));
  const hashes = new Set(former.flatMap((file) => /-(\w{8})\.digested\.js$/.exec(file)?.[1] ?? []));
  const hash = new RegExp([...hashes].join("|"), "g");
  const renamed = (text: string) => text.replace(hash, nextHash);

  for (const file of former.filter((each) => /\.js(?:on)?$/.test(each))) {
    const text = renamed(readFileSync(join(folder, file), "utf8"));
    const path = join(folder, renamed(file));
    renameSync(join(folder, file), path);
    writeFileSync(path, file.endsWith(".js") ? `${text}/* next */` : text);
  }
  for (const flavour of [folder, join(folder, "lite")]) {
    const map = join(flavour, "importmap.json");
    const { integrity } = readJson<{ integrity: Digests }>(map);
    writeJson(map, { integrity: digests(flavour, Object.keys(integrity)) });
    writeJson(join(flavour, "manifest.json"), digests(flavour, filesIn(flavour)));
  }
  return readJson(join(folder, "manifest.json"));
}

const nextHash = (hash: string) => createHash("sha256").update(hash).digest("hex").slice(0, 8);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== "manifest.json");

const digests = (folder: string, files: readonly string[]): Digests =>
  Object.fromEntries(
    files.map((file) => [file, digestOf(readFileSync(join(folder, file.replace("?2", ""))))]),
  );

function readJson<T = Digests>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

function writeJson(path: string, content: object): void {
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
