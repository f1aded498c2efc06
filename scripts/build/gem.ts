import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fromRepository, inRepository } from "../repository";

const vendor = inRepository("packages/rails/vendor/yy");
const compressible = [".js", ".css", ".json", ".txt"];

/**
 * Puts `dist/`, source maps apart, into `packages/rails/vendor/yy`, and beside each file its `.br` and `.gz`. `gem build`
 * takes it from there.
 */
export function writeGem(): void {
  rmSync(vendor, { recursive: true, force: true });
  cpSync(inRepository("dist"), vendor, {
    recursive: true,
    filter: (source) => extname(source) !== ".map",
  });
  const files = readdirSync(vendor, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  console.log(`${files.length} files in ${fromRepository(vendor)}`);
}
