/**
 * `npm run generate`: brings everything that repeats the schemas (README tables, editor data, types) up to date.
 * `npm run generate -- --check` only says what is stale, and fails then.
 */
import { readFileSync } from "node:fs";
import { inRepository } from "../repository";
import { artefactsOf, json, staleArtefacts, writeArtefacts } from "./artefacts";
import { gemArtefacts } from "./gem";
import { portugueseWords } from "./portugueseWords";
import { readSchemas } from "./schemas";

const { version } = JSON.parse(readFileSync(inRepository("widgets/package.json"), "utf8")) as {
  version: string;
};

const check = process.argv.includes("--check");
const widgets = await readSchemas();
const { artefacts: derived, problems } = artefactsOf(inRepository("widgets"), widgets, version);
const artefacts = [...derived, json("words.pt.json", await portugueseWords())];
for (const problem of problems) console.error(`widgets/${problem}`);
if (problems.length > 0) process.exitCode = 1;

const folders = { widgets: artefacts, "packages/rails": gemArtefacts(widgets, version) };
const allStale = Object.entries(folders).flatMap(([name, artefacts]) => {
  const stale = staleArtefacts(inRepository(name), artefacts);
  if (!check) writeArtefacts(inRepository(name), stale);
  return stale.map(({ path }) => `${name}/${path}`);
});
for (const path of allStale) {
  if (check) console.error(`stale: ${path}`);
  else console.log(`wrote ${path}`);
}
if (check && allStale.length > 0) {
  console.error("Run `npm run generate` and commit what it writes.");
  process.exitCode = 1;
}
