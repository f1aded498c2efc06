import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { type FileResult, readVitestResults } from "./results";
import { resultsFolder } from "./suites";

/** Files quicker than this are only summed up; seconds. */
const shownFrom = 2;

/** Writes `docs/test-times.md`: how long each suite's and each slow file's tests took in the last run. Returns 0. */
export function writeTimes(): number {
  const suites = readdirSync(resultsFolder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("gem"))
    .map((name) => ({
      name: name.replace(".json", ""),
      files: readVitestResults(readFileSync(join(resultsFolder, name), "utf8")),
    }));
  const rows = (files: readonly FileResult[]) =>
    files
      .filter(({ seconds }) => seconds >= shownFrom)
      .sort((a, b) => b.seconds - a.seconds)
      .map((file) => `| \`${file.path.replace(/\.(test|stories)\.tsx?$/, "")}\` ${sums([file])}`);
  const text = `# How long the tests take

Of one run on two cores, written by \`npm test -- times\` after it. Seconds are those in tests, summed over both workers; machines
differ, so compare lines with each other, and runs of the same hour. Files from ${shownFrom} seconds on are listed.

| suite | files | tests | seconds | seconds a test |
|---|---|---|---|---|
${suites.map(({ name, files }) => `| ${name} | ${files.length} ${sums(files)}`).join("\n")}
${suites
  .map(({ name, files }) => ({ name, lines: rows(files) }))
  .filter(({ lines }) => lines.length > 0)
  .map(
    ({ name, lines }) =>
      `\n## ${name}\n\n| file | tests | seconds | seconds a test |\n|---|---|---|---|\n${lines.join("\n")}\n`,
  )
  .join("")}`;
  writeFileSync(inRepository("docs/test-times.md"), text);
  return 0;
}

function sums(files: readonly FileResult[]): string {
  const tests = files.reduce((sum, { passed, failures }) => sum + passed + failures.length, 0);
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0);
  return `| ${tests} | ${seconds.toFixed(1)} | ${(seconds / Math.max(tests, 1)).toFixed(2)} |`;
}
