import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compressed = promisify(brotliCompress);

/**
 * `sizes.json`: tag → bytes of Brotli of its own file, and of all that a page with nothing else loads. From `preload.json`,
 * so without what only desktops need.
 */
export async function writeSizes(folder: string): Promise<void> {
  const preloads = JSON.parse(readFileSync(join(folder, "preload.json"), "utf8")) as Record<
    string,
    string[]
  >;
  const files = [...new Set(["yy.js", ...Object.values(preloads).flat()])];
  const sizes = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, (await compressed(readFileSync(join(folder, file)))).length] as const,
      ),
    ),
  );
  const sum = (list: readonly string[]) =>
    list.reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const isOwn = (tag: string, file: string) =>
    file.startsWith(`chunks/${tag.slice("yy-".length)}-`);
  const all = Object.entries(preloads).map(([tag, needed]) => [
    tag,
    { file: sum(needed.filter((file) => isOwn(tag, file))), page: sum(["yy.js", ...needed]) },
  ]);
  writeFileSync(
    join(folder, "sizes.json"),
    `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`,
  );
}
