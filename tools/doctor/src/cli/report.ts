import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { mistakePage } from "../docsAddress";
import type { Finding } from "../finding";
import { isPosition, type Position } from "../templates/Position";
import type { CheckedFile, FixedFile } from "./checkFile";
import type { Format } from "./options";

/** The findings of all files, in one output format. */
export function report(files: readonly CheckedFile[], format: Format): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(jsonReport(files), null, 2)}\n`;
    case "github":
      return files.flatMap(annotations).join("");
    case "text":
      return `${files.flatMap(lines).join("")}${summary(files)}\n`;
  }
}

const start: Position = { line: 1, column: 1 };
const positionOf = ({ place }: Finding) => (isPosition(place) ? place : start);

/** Sorted by line and column. */
function sorted(findings: readonly Finding[]): Finding[] {
  const order = (finding: Finding) => positionOf(finding).line * 1e6 + positionOf(finding).column;
  return findings.toSorted((a, b) => order(a) - order(b));
}

function lines({ file, findings, problem }: CheckedFile): string[] {
  if (problem !== undefined) return [`${file}: could not be read: ${problem}\n`];
  return sorted(findings).map((finding) => {
    const { line, column } = positionOf(finding);
    const { severity, code, message, rule, fix, docs } = finding;
    return `${file}:${line}:${column} ${severity} ${message} [${code} ${rule}]\n    write: ${fix}\n    see: ${docs}, ${mistakePage(code)}\n`;
  });
}

function summary(files: readonly CheckedFile[]): string {
  const all = files.flatMap(({ findings }) => findings);
  const count = (severity: string) => all.filter((finding) => finding.severity === severity).length;
  const unread = files.filter(({ problem }) => problem !== undefined).length;
  return [
    `${files.length} files: ${count("error")} errors, ${count("warning")} warnings, ${count("advice")} advice`,
    ...(unread === 0 ? [] : [`${unread} could not be read`]),
  ].join(", ");
}

/**
 * Follows `report.schema.json`. Its version changes when a program that reads the present version
 * would misunderstand the output.
 */
function jsonReport(files: readonly CheckedFile[]): object {
  return {
    version: 1,
    files: files.length,
    findings: files.flatMap(({ file, findings }) =>
      sorted(findings).map(({ place, replacements, ...finding }) => ({
        file,
        ...positionOf({ place, ...finding }),
        ...finding,
        replacements: replacements?.flatMap(({ place, ...texts }) =>
          isPosition(place) ? { ...place, ...texts } : [],
        ),
      })),
    ),
    unread: files.flatMap(({ file, problem }) => (problem === undefined ? [] : { file, problem })),
  };
}

const levels = { error: "error", warning: "warning", advice: "notice" } as const;

function annotations({ file, findings, problem }: CheckedFile): string[] {
  if (problem !== undefined)
    return [
      `::error file=${escapeProperty(file)}::${escapeData(`could not be read: ${problem}`)}\n`,
    ];
  return sorted(findings).map((finding) => {
    const { line, column } = positionOf(finding);
    const where = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(`${finding.code} ${finding.rule}`)}`;
    return `::${levels[finding.severity]} ${where}::${escapeData(`${finding.message}\nwrite: ${finding.fix}`)}\n`;
  });
}

/** Escapes characters that would end the message, or a property, of a GitHub workflow command. */
const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** The fixes of the files, as a unified diff for `git apply`. */
export function changes(files: readonly FixedFile[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(({ file, before, after }) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, "", "", {
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join("");
}

/** The text that `--fix` writes in addition to the diff. */
export function changesSummary(files: readonly FixedFile[], isWritten: boolean): string {
  const unread = files.filter(({ problem }) => problem !== undefined).flatMap(lines);
  const count = (of: "mended" | "findings") =>
    files.reduce((sum, file) => sum + file[of].length, 0);
  const fixes = fixesText(count("mended"), isWritten);
  return [...unread, `${files.length} files: ${fixes}, ${count("findings")} left to you\n`].join(
    "",
  );
}

function fixesText(count: number, isWritten: boolean): string {
  if (count === 0) return "nothing can be mended without you";
  return isWritten ? `${count} mended` : `${count} can be mended: --fix --write does`;
}
