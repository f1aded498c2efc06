import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { generatePackageFiles } from "../generate/generate";
import { fromRepository, inRepository } from "../repository";
import { buildHerbRules } from "./herbRules";

const compressible = [".js", ".css", ".json", ".txt"];

/**
 * Writes the files that `gem build` packs. `herb` has those that `yy:install` writes into
 * applications.
 */
export async function writeGem(): Promise<void> {
  await generatePackageFiles();
  writeServed(inRepository("packages/rails/vendor/yy"));
  await buildHerbRules(inRepository("packages/rails/vendor/herb"));
}

/** Writes the files of the Laravel package. */
export async function writeLaravel(): Promise<void> {
  await generatePackageFiles();
  writeServed(inRepository("packages/laravel/dist"));
}

/**
 * Writes the files of the Django package, in a folder named by their version, as in `builds.py`.
 * Source maps are included, because `ManifestStaticFilesStorage` requires each file that another
 * one names.
 */
export async function writeDjango(): Promise<void> {
  await generatePackageFiles();
  const versions = inRepository("packages/django/yy_widgets/static/yy");
  rmSync(versions, { recursive: true, force: true });
  const version = readFileSync(inRepository("packages/django/version.txt"), "utf8").trim();
  const digest = createHash("sha256").update(readFileSync(inRepository("dist/manifest.json")));
  writeServed(join(versions, `${version}-${digest.digest("hex").slice(0, 8)}`), () => true);
}

const isNoSourceMap = (file: string): boolean => extname(file) !== ".map";

/**
 * Copies files of `dist/` into a folder, by default without source maps, and adds a `.br` and a
 * `.gz` of each.
 */
function writeServed(folder: string, filter = isNoSourceMap): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inRepository("dist"), folder, { recursive: true, filter });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  console.log(`${files.length} files in ${fromRepository(folder)}`);
}
