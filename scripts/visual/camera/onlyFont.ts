import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { visualFolder } from "../visualFolder";

const weights = [400, 600, 700];

/**
 * What has a browser on Linux know one font alone, whatever is installed: for text that asks for another than the page's,
 * and for signs that the page's font does not have.
 * @returns variables for its environment
 */
export function onlyFont(): Record<string, string> {
  const folder = join(visualFolder, "fonts");
  mkdirSync(folder, { recursive: true });
  for (const file of weights.map(fontFile)) copyFileSync(file, join(folder, basename(file)));
  const config = join(visualFolder, "fonts.conf");
  writeFileSync(config, fontConfig(folder));
  return { FONTCONFIG_FILE: config };
}

function fontFile(weight: number): string {
  const name = `@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`;
  return fileURLToPath(import.meta.resolve(name));
}

function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`;
}
