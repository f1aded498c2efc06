import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { digested } from "./bundle";
import type { Chunks } from "./chunks/buildChunks";

/**
 * `preload.json`: tag → the files it needs, relative to the folder, for `<link rel="modulepreload">` (behaviour 6.4).
 * Left out is what only desktop devices need.
 */
export function writePreloads(folder: string, { release, widgets }: Chunks): void {
  const preloads = widgets.map(({ name, shared, second }) => {
    const own = second === "always" ? [name, `${name}-more`] : [name];
    const files = [...shared, ...own.map((each) => `${each}-${release}`)];
    return [`yy-${name}`, files.map((file) => `chunks/${file}${digested}`)];
  });
  const text = JSON.stringify(Object.fromEntries(preloads), null, 2);
  writeFileSync(join(folder, "preload.json"), `${text}\n`);
}
