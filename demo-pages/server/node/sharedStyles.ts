import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assetsFolder } from "./paths";

/** Under `/assets`: the stylesheets that every page has, as one file. */
export const sharedStylesName = "pages.css";

/** Later ones win. */
const sheets = [
  "site",
  "frame",
  "shop",
  "store",
  "narrow",
  "inbox",
  "forms",
  "listing",
  "settings",
  "landing",
  "outpost",
  "rate",
  "pricing",
  "guide",
  "panel",
];

/**
 * The stylesheets that every page has. One request instead of one a sheet: nothing is painted before all are there, and
 * browsers ask an HTTP/1.1 server for six files at a time.
 */
export async function readSharedStyles(): Promise<string> {
  const texts = await Promise.all(
    sheets.map((name) => readFile(join(assetsFolder, `${name}.css`), "utf8")),
  );
  return texts.join("\n");
}
