import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { GuideSource } from "../features/guide/guideData";
import type { Preloads } from "../rendering/pageScripts";
import type { Switches } from "../rendering/switches";
import { assetsFolder, repositoryFolder } from "./paths";

/** The guide's data, read from disk each time, so that an edit shows at the next reload. */
export function guideFiles(distFolder: string): GuideSource {
  return {
    schemas: () => readJson(join(repositoryFolder, "widgets/generated/schemas.json")),
    words: () => readJson(join(repositoryFolder, "widgets/generated/words.pt.json")),
    sizes: (flavour) => readBuilt(distFolder, flavour, "sizes.json"),
    hasPicture: (name) => existsSync(join(assetsFolder, `catalogue/${name}-light.webp`)),
    chapter: (name) => {
      const file = join(repositoryFolder, "docs/guide", `${name}.md`);
      return existsSync(file) ? readFileSync(file, "utf8") : undefined;
    },
    document: (name) => readFileSync(join(repositoryFolder, "docs", `${name}.md`), "utf8"),
    tokens: () => readFileSync(join(repositoryFolder, "packages/ui/src/tokens.css"), "utf8"),
  };
}

/** The current `preload.json` of a flavour; empty before the first build, and in `npm run dev`. */
export function readPreloads(distFolder: string, flavour: Switches["flavour"]): Preloads {
  return readBuilt(distFolder, flavour, "preload.json");
}

function readBuilt<T extends object>(folder: string, flavour: string, name: string): T {
  const file = join(folder, flavour === "lite" ? "lite" : "", name);
  return existsSync(file) ? readJson(file) : ({} as T);
}

/** Parsed files with the time of their last change, by path. */
const cache = new Map<string, { readonly time: number; readonly content: unknown }>();

function readJson<T>(file: string): T {
  const time = statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.time === time) return cached.content as T;
  const content = JSON.parse(readFileSync(file, "utf8")) as T;
  cache.set(file, { time, content });
  return content;
}
