import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { assetsFolder, builtFolder, pagesFolder, partialsFolder } from "@yy/demo-pages/paths";
import { readSharedStyles, sharedStylesName } from "@yy/demo-pages/shared-styles";
import { prerender } from "@yy/demo-pages/site/prerender";
import type { SiteData } from "@yy/demo-pages/site/siteData";
import { readVendorFile, vendorNames } from "@yy/demo-pages/vendor";
import { inRepository } from "../repository";
import { buildScripts } from "./buildScripts";
import { addStorybook, storybookAddress } from "./storybook";

/**
 * Writes `site/`: the marketplace, the guide and Storybook as static files that work on any file
 * server.
 */
export async function writeSite(hasStorybook: boolean): Promise<void> {
  const folder = inRepository("site");
  await buildSite(folder, hasStorybook ? storybookAddress : undefined);
  if (hasStorybook) await addStorybook(folder);
  console.log(`${folder}: put it anywhere on a file server.`);
}

/**
 * Writes the marketplace and the guide into a folder, and removes its former content.
 * @param storybook the address of Storybook in the site, for links in the guide
 * @throws {Error} before the first `npm run build`
 */
export async function buildSite(folder: string, storybook?: string): Promise<void> {
  if (!existsSync(join(builtFolder, "lite/yy.js")))
    throw new Error("There is no dist/ yet: npm run build comes first.");
  const data = { ...readSiteData(), ...(storybook === undefined ? {} : { storybook }) };
  const write = (path: string, content: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildScripts(folder, data);
  cpSync(builtFolder, join(folder, "dist"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  cpSync(assetsFolder, join(folder, "assets"), { recursive: true });
  write(`assets/${sharedStylesName}`, await readSharedStyles());
  cpSync(inRepository("demo-pages/site/page/site.css"), join(folder, "site.css"));
  for (const name of vendorNames) write(`vendor/${name}`, (await readVendorFile(name)) ?? "");
  for (const { path, content } of await prerender(data)) write(path, content);
}

/** Reads the files that the demo's server needs, after `npm run build`. */
function readSiteData(): SiteData {
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
    schemas: readJson(inRepository("widgets/generated/schemas.json")),
    words: readJson(inRepository("widgets/generated/words.pt.json")),
    pictures: readdirSync(join(assetsFolder, "catalogue")).flatMap(
      (file) => /^(.+)-light\.webp$/.exec(file)?.[1] ?? [],
    ),
    sizes: built("sizes.json"),
    preloads: built("preload.json"),
  };
}

const documentOf = (name: string) => readFileSync(inRepository(`docs/${name}.md`), "utf8");

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** The name of a file, with folders and without its ending → its text. */
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
