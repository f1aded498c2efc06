import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GuideSource } from "../features/guide/guideData";
import { repositoryFolder } from "./paths";

/** The guide's data as they are on disk now: an edit shows at the next reload, once it is generated. */
export function guideFiles(distFolder: string): GuideSource {
  return {
    schemas: () => readJson(join(repositoryFolder, "widgets/schemas.json")),
    words: () => readJson(join(repositoryFolder, "widgets/words.pt.json")),
    sizes: (flavour) => {
      const file = join(distFolder, flavour === "lite" ? "lite" : "", "sizes.json");
      return existsSync(file) ? readJson(file) : {};
    },
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
