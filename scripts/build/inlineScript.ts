import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder that `yy.js` is in, as `yy.inline.js` has it; whoever serves it elsewhere writes that
 * in its place.
 */
const usualBase = '"/yy/"';

/**
 * Writes `yy.inline.js`: what `yy.js` says, to stand in a page as `<script type="module" async>`.
 * It runs as soon as it is read, stylesheets or not, and asks for the code of a tag as soon as that
 * is parsed. An inline module has no URL, and reading the folder from an attribute of the page
 * would let injected markup say where code comes from.
 *
 * Turbolinks runs the scripts of a head again when their nonces seem to differ, so it does nothing
 * the second time.
 */
export function writeInlineScript(folder: string): void {
  const module = readFileSync(join(folder, "yy.js"), "utf8");
  const statements = module
    .replace(/export\{[^}]*\};\s*$/, "")
    .replaceAll("import.meta.url", "yyBase")
    .replaceAll('import("./', 'import(yyBase+"');
  const left = /\bexport\b|\bimport\.meta\b|import\("|<\/script|<!--|"\/yy\/"/.exec(statements);
  if (left) throw new Error(`yy.inline.js: ${left[0]} of yy.js does not work in a page`);
  const ran = 'globalThis[Symbol.for("yy.inline")]';
  const base = `new URL(${usualBase},document.baseURI).href`;
  writeFileSync(
    join(folder, "yy.inline.js"),
    `if(!${ran}){${ran}=1;let yyBase=${base};${statements}}`,
  );
}
