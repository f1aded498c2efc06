import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { FieldReports } from "../inventory/reports";

/**
 * Reads reports from a file: one report per line, as in a log, or one JSON document with all of
 * them.
 * @returns the reports, the number of lines that are no report, and one sentence about the first of
 * these
 * @throws Error when the file cannot be read, or nothing in it is a report
 */
export async function readReports(
  file: string,
): Promise<{ readonly reports: FieldReports; readonly problem?: string }> {
  const reports = new FieldReports();
  let firstProblem: string | undefined;
  let validCount = 0;
  let invalidCount = 0;
  const add = (value: () => unknown, where: string) => {
    try {
      reports.add(value());
      validCount += 1;
    } catch (error) {
      invalidCount += 1;
      firstProblem ??= `${where}: ${error instanceof SyntaxError ? "it is no JSON" : messageOf(error)}`;
    }
  };
  const whole = await wholeJson(file);
  if (whole !== undefined)
    for (const [index, value] of whole.entries()) add(() => value, `[${index}]`);
  let number = 0;
  for await (const line of whole === undefined ? linesOf(file) : []) {
    number += 1;
    if (line.trim() !== "") add(() => JSON.parse(line), `line ${number}`);
  }
  if (validCount === 0)
    throw new Error(`--reports: ${file} holds no report: ${firstProblem ?? "it is empty"}`);
  if (invalidCount === 0) return { reports };
  const total = validCount + invalidCount;
  const problem = `${invalidCount} of ${total} are no reports, the first in ${firstProblem}`;
  return { reports, problem };
}

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity });

/**
 * The reports of a file that is one JSON document, perhaps on many lines; the first line shows
 * which kind of file it is.
 */
async function wholeJson(file: string): Promise<readonly unknown[] | undefined> {
  for await (const line of linesOf(file)) {
    const isList = /^\s*\[/.test(line);
    if (!isList && !(/^\s*\{/.test(line) && jsonOf(line) === undefined)) return undefined;
    break;
  }
  const value = jsonOf(await readFile(file, "utf8"));
  return value === undefined ? undefined : [value].flat();
}

/** Undefined when the text is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
