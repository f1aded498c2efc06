import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fromRepository, inRepository } from "../repository";

const compressible = [".js", ".css", ".json", ".txt"];

/** The files of the gem; `gem build` takes them from there. */
export const writeGem = (): void => writeServed(inRepository("packages/rails/vendor/yy"));

/** The files of the Laravel package. */
export const writeLaravel = (): void => writeServed(inRepository("packages/laravel/dist"));

/** Puts `dist/`, source maps apart, into a folder, and beside each file its `.br` and `.gz`. */
function writeServed(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inRepository("dist"), folder, {
    recursive: true,
    filter: (source) => extname(source) !== ".map",
  });
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
