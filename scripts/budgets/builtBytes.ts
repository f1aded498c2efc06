import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

type Bytes = Readonly<Record<string, number>>;
const counted = new Map<string, Promise<Bytes>>();

/**
 * The size of each script and stylesheet in a flavour's folder, in bytes of Brotli, by its path
 * without the hash. The result is cached, because built files do not change meanwhile.
 */
export function builtBytes(folder: string): Promise<Bytes> {
  const known = counted.get(folder) ?? countBytes(folder);
  counted.set(folder, known);
  return known;
}

async function countBytes(folder: string): Promise<Bytes> {
  const compressed = promisify(brotliCompress);
  const paths = ["", "chunks"]
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => join(part, name)))
    .filter((path) => /\.(?:js|css)$/.test(path))
    .sort();
  const sizes = await Promise.all(
    paths.map(async (path) => (await compressed(readFileSync(join(folder, path)))).length),
  );
  const bytes: Record<string, number> = {};
  for (const [index, path] of paths.entries()) {
    // Two files may have the same name without the hash; their sizes are added.
    const name = path.replace(/-[0-9a-f]{8}(?:\.digested)?\.js$/, ".js");
    bytes[name] = (bytes[name] ?? 0) + (sizes[index] ?? 0);
  }
  return bytes;
}
