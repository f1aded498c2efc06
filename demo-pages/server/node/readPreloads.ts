import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Preloads } from "../rendering/preloadLinks";

/** `preload.json` of a folder, as it is now; empty before the first build, and in that of `npm run dev`. */
export function readPreloads(folder: string): Preloads {
  const file = join(folder, "preload.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Preloads) : {};
}
