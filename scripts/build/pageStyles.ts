import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { inRepository, widgetNames } from "../repository";
import type { Flavour } from "./flavour";

/**
 * Builds `yy.css`: the tokens, and each widget's `*.page.css`, which reserves the box of its tag
 * before the script runs.
 */
export async function buildPageStyles(flavour: Flavour): Promise<void> {
  const files = [
    inRepository("packages/ui/src/tokens.css"),
    inRepository("packages/ui/src/fields/fieldMessages.page.css"),
    inRepository("packages/ui/src/longLists.page.css"),
    ...widgetNames().map((name) => inRepository("widgets", name, `${name}.page.css`)),
  ];
  const css = files
    .filter(existsSync)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const { code } = await transform(css, { loader: "css", minify: true, target: "chrome100" });
  mkdirSync(flavour.outDir, { recursive: true });
  writeFileSync(join(flavour.outDir, "yy.css"), code);
}
