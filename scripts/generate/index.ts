/**
 * `npm run generate`: brings everything that repeats the schemas (README tables, editor data, types) up to date.
 * `npm run generate -- --check` only says what is stale, and fails then.
 */
import { readFileSync } from "node:fs";
import { inRepository } from "../repository";
import { artefactsOf, staleArtefacts, writeArtefacts } from "./artefacts";
import { readExample } from "./examples";
import { readSchemas } from "./schemas";

const folder = inRepository("widgets");
const { version } = JSON.parse(readFileSync(inRepository("widgets/package.json"), "utf8")) as {
  version: string;
};

const widgets = await Promise.all(
  (await readSchemas()).map(async (each) => ({ ...each, example: await readExample(each.name) })),
);
const { artefacts, problems } = artefactsOf(folder, widgets, version);
const stale = staleArtefacts(folder, artefacts);
for (const problem of problems) console.error(`widgets/${problem}`);
if (problems.length > 0) process.exitCode = 1;

if (!process.argv.includes("--check")) {
  writeArtefacts(folder, stale);
  for (const { path } of stale) console.log(`wrote widgets/${path}`);
} else if (stale.length > 0) {
  for (const { path } of stale) console.error(`stale: widgets/${path}`);
  console.error("Run `npm run generate` and commit what it writes.");
  process.exitCode = 1;
}
