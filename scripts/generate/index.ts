/**
 * `npm run generate [-- part]` writes the files that are generated from the widgets' schemas,
 * texts, examples and stories, the endpoints, the doctor's rules and the list of rooms. Git ignores
 * all of them except the documents.
 */
import { parseArgs } from "node:util";
import { generateDocuments, generatePackageFiles, generateSchemaFiles } from "./generate";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, help: { type: "boolean" } },
});

const parts: Readonly<Record<string, readonly [what: string, write: () => Promise<void>]>> = {
  schemas: ["widgets/generated/: the schemas as data, editor data, types", generateSchemaFiles],
  packages: ["what the gem, the Laravel and the Django package hold", generatePackageFiles],
  documents: [
    "tables in documents, pictures of the catalogue; --check: says what is stale",
    tables,
  ],
};
const [name, ...others] = positionals;

if (values.help) console.log(help());
else if (others.length > 0 || (name !== undefined && !(name in parts))) {
  console.error(help());
  process.exitCode = 1;
} else
  for (const [part, [, write]] of Object.entries(parts))
    if (name === undefined || name === part) await write();

async function tables(): Promise<void> {
  const stale = await generateDocuments(values.check);
  for (const path of stale) console.log(values.check ? `stale: ${path}` : `wrote ${path}`);
  if (!values.check || stale.length === 0) return;
  console.error("Run `npm run generate` and commit what it writes.");
  process.exitCode = 1;
}

function help(): string {
  const lines = Object.entries(parts).map(([name, [what]]) => `  ${name.padEnd(12)}${what}`);
  return `npm run generate [-- part]\n\n${lines.join("\n")}`;
}
