import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of `yy.js`, as written in `yy.inline.js`. A page that serves the files elsewhere
 * replaces this text.
 */
const usualBase = '"/yy/"';

/**
 * Writes `yy.inline.js`: the code of `yy.js` for an inline `<script type="module" async>`. It runs
 * as soon as it is parsed, without waiting for stylesheets, and requests the code of each tag as
 * soon as that is parsed. An inline module has no URL, so the folder is written into it: read from
 * an attribute of the page, injected markup could choose where code comes from.
 *
 * Turbolinks runs the scripts of a head again when their nonces seem to differ, so the script does
 * nothing the second time.
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
