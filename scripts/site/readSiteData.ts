import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder, pagesFolder, partialsFolder } from "@yy/demo-pages/paths";
import type { SiteData } from "@yy/demo-pages/site/siteData";
import { inRepository } from "../repository";

/** What the demo's server reads from files, after `npm run build`. */
export function readSiteData(): SiteData {
  const built = <T>(file: string) => ({
    react: readJson<T>(join(builtFolder, file)),
    lite: readJson<T>(join(builtFolder, "lite", file)),
  });
  return {
    pages: textsIn(pagesFolder, ".html"),
    partials: textsIn(partialsFolder, ".html"),
    chapters: textsIn(inRepository("docs/guide"), ".md"),
    documents: { accessibility: documentOf("accessibility"), browsers: documentOf("browsers") },
    tokens: readFileSync(inRepository("packages/ui/src/tokens.css"), "utf8"),
    schemas: readJson(inRepository("widgets/schemas.json")),
    words: readJson(inRepository("widgets/words.pt.json")),
    sizes: built("sizes.json"),
    preloads: built("preload.json"),
  };
}

const documentOf = (name: string) => readFileSync(inRepository(`docs/${name}.md`), "utf8");

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** Name, with its folders and without its ending → text. */
function textsIn(folder: string, ending: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -ending.length).replaceAll("\\", "/"),
      readFileSync(join(folder, file), "utf8"),
    ]),
  );
}
