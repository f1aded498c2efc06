/**
 * `npm run mutations [-- --only <id or prefix>] [--like <file.json>] [--out <file.json>] [--resume]`: breaks the product in many small ways,
 * one at a time, and says which of them the tests notice. Results of other mutations in the file stay.
 */
import { root } from "../repository";
import { changedFiles, currentCommit } from "./applyMutation";
import { MutationRunner } from "./MutationRunner";
import { mutations } from "./mutations/index";
import { readOptions } from "./options";
import { type MutationResult, readResults, writeResults } from "./results";

const { only = "", like, out, resume } = readOptions(process.argv.slice(2));
// The build names its sources relative to here.
process.chdir(root);

const known = new Map(readResults(out).map((result) => [result.id, result]));
const alike = like === undefined ? undefined : new Set(readResults(like).map(({ id }) => id));
const chosen = mutations
  .filter(({ id }) => id.startsWith(only))
  .filter(({ id }) => alike?.has(id) ?? true)
  .filter(({ id }) => !(resume && known.has(id)));

const changed = changedFiles(chosen);
if (changed.length > 0) {
  for (const file of changed)
    console.error(`${file} is not as committed; commit or stash it first`);
  process.exit(1);
}

const interruption = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => interruption.abort());

const runner = new MutationRunner(interruption.signal, currentCommit());
for (const [index, mutation] of chosen.entries()) {
  const result = await runner.run(mutation);
  if (interruption.signal.aborted) break;
  known.set(result.id, result);
  writeResults(out, inOrder(known));
  console.log(`${index + 1}/${chosen.length} ${lineOf(result)}`);
}
await runner.restoreBuilds();
if (interruption.signal.aborted) process.exit(130);

function inOrder(results: ReadonlyMap<string, MutationResult>): MutationResult[] {
  return mutations.flatMap(({ id }) => results.get(id) ?? []);
}

function lineOf({ id, outcome, seconds, failures, reason }: MutationResult): string {
  const [failure] = failures;
  const detail = reason ?? (failure && `${failure.test}: ${failure.error}`) ?? "";
  return `${outcome} in ${seconds} s: ${id} ${detail && `(${detail})`}`.trim();
}
