import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assetsFolder, builtFolder } from "@yy/demo-pages/paths";
import { readSharedStyles, sharedStylesName } from "@yy/demo-pages/shared-styles";
import { prerender } from "@yy/demo-pages/site/prerender";
import { readVendorFile, vendorNames } from "@yy/demo-pages/vendor";
import { inRepository } from "../repository";
import { buildScripts } from "./buildScripts";
import { readSiteData } from "./readSiteData";

/**
 * Writes the marketplace and the guide into a folder, anew.
 * @param storybook address of the Storybook that will lie in the site, for the links of the guide
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
