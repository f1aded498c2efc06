/**
 * `tsx scripts/mutations/report.ts before.json after.json`: writes a Markdown table of both runs to stdout. Ends with 1
 * when something that was caught before is not caught after.
 */
import { existsSync } from "node:fs";
import { compareResults, markdownOf } from "./compareResults";
import { readResults } from "./results";

const [before = "", after = ""] = process.argv.slice(2);
const missing = [before, after].find((file) => !existsSync(file));
if (missing !== undefined) {
  console.error(`two files of results are needed; there is no file "${missing}"`);
  process.exit(1);
}

const comparisons = compareResults(readResults(before), readResults(after));
console.log(markdownOf(comparisons));
if (comparisons.some(({ isLost }) => isLost)) process.exitCode = 1;
