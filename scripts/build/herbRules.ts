import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withDigest } from "@yy/doctor/herb/writtenFile";
import { rules } from "@yy/doctor/rules/index";
import { ruleWords } from "@yy/doctor/rules/words.pt";
import { build } from "esbuild";
import { version as current } from "../../widgets/package.json";
import { inRepository } from "../repository";

const origin = (
  version: string,
) => `// The rules of yy-doctor for Herb's linter and language server, from @yy/widgets ${version}.
// After an update, write them again: npx yy-doctor init, in Rails bin/rails generate yy:install.
/* eslint-disable */
`;

/**
 * The text of a rule's file. Herb takes one rule from a file, and editors open the file from a
 * finding. The text has no version, so that an update changes only the file that it imports.
 */
const ruleFile = (name: string) => `// ${ruleWords[name]?.says}
import { herbRule } from "../../yy.mjs";

export default herbRule("${name}");
`;

/**
 * Writes the files for an application's `.herb/`: `yy.mjs`, which is all of the doctor except the
 * parser in one readable file, and `rules/yy/`, with a file for each rule. They contain no
 * third-party code.
 */
export async function buildHerbRules(folder: string, version = current): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [inRepository("tools/doctor/src/herb/herbRule.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    charset: "utf8",
    outfile: "yy.mjs",
    logLevel: "warning",
    write: false,
  });
  const [bundle] = outputFiles;
  const files = {
    "yy.mjs": `${origin(version)}${bundle?.text}`,
    ...Object.fromEntries(rules.map(({ name }) => [`rules/yy/${name}.mjs`, ruleFile(name)])),
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withDigest(text));
  }
}
