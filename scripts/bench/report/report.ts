import { readFileSync } from "node:fs";
import { markdownTable } from "markdown-table";
import { limits } from "../../budgets/limits";
import { inRepository } from "../../repository";
import { formatted, median, ratio } from "./figures";
import { type Findings, type Row, samplesOf } from "./findings";
import { standingOf } from "./standing";

/** The whole report, which becomes `docs/benchmarks.md`. */
export function wholeReport(findings: readonly Findings[], chromium: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const words = { today, chromium, node: process.versions.node, budgets: budgetTable() };
  const template = readTemplate().replaceAll(/\{\{version of (.+?)\}\}/g, (_, name) =>
    versionOf(name),
  );
  return filled(template, [...findings, { rows: {}, words }]);
}

/** The sections of the report that contain the tables of these parts. */
export function partialReport(findings: readonly Findings[]): string {
  const sections = readTemplate().split(/^(?=## )/m);
  const texts = sections.map((section) => filled(section, findings));
  return texts
    .filter((text, index) => text !== sections[index])
    .join("\n")
    .replace("{{budgets}}", budgetTable)
    .replaceAll(/\{\{\w+\}\}/g, "not measured");
}

const readTemplate = () =>
  readFileSync(inRepository("scripts/bench/report/benchmarks.md.tpl"), "utf8");

/**
 * Matches a table of the template: its head, and one line that stands for all rows, `| {{table}} |
 * {{figure: format}} |`.
 */
const tablePattern = /^(\|.*\|)\n\|[-:| ]+\|\n\| \{\{(\w+)\}\} (\|.*\|)$/gm;

function filled(template: string, findings: readonly Findings[]): string {
  const words: Record<string, string> = Object.assign({}, ...findings.map((each) => each.words));
  return template
    .replaceAll(/\{\{(\w+)\}\}/g, (place, word: string) => words[word] ?? place)
    .replaceAll(tablePattern, (all, head: string, name: string, line: string) => {
      const rows = findings.find((each) => each.rows[name])?.rows[name];
      if (!rows) return all;
      const cells = (row: Row) => cellsOf(line).map((cell) => filledCell(cell, row, rows));
      return table([cellsOf(head), ...rows.map((row) => [row.name, ...cells(row)])]);
    });
}

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function filledCell(pattern: string, row: Row, rows: readonly Row[]): string {
  return pattern.replaceAll(/\{\{([^:}]+)(?:: ([^}]+))?\}\}/g, (_, name: string, format = "") => {
    if (format === "times") return timesOthers(row, rows, name);
    return format === "mark" ? markOf(row, rows, name) : formatted(samplesOf(row, name), format);
  });
}

/** Marks a figure in which the row is behind one that it is compared to. */
function markOf(row: Row, rows: readonly Row[], name: string): string {
  const references = rows.filter((other) => row.comparedTo?.includes(other.name));
  return references.some((other) => standingOf(row, other, name) === "behind") ? " ✗" : "";
}

/** The figure as a multiple of those of the rows that it is compared to. */
function timesOthers(row: Row, rows: readonly Row[], name: string): string {
  const references = rows.filter((other) => row.comparedTo?.includes(other.name));
  const value = median(samplesOf(row, name));
  return references.map((other) => ratio(value, median(samplesOf(other, name)))).join(", ") || "–";
}

/**
 * A Markdown table, padded so that it reads well in a terminal too. Columns after the first are
 * aligned right.
 */
function table(lines: readonly (readonly string[])[]): string {
  const align = lines[0]?.map((_, column) => (column === 0 ? "" : "right")) ?? [];
  return markdownTable(lines, { align });
}

const budgetTable = () =>
  table([
    ["what", "at most"],
    ...limits.map(({ what, most, unit }) => [what, `${most} ${unit}`.trim()]),
  ]);

function versionOf(name: string): string {
  const manifest = readFileSync(inRepository("node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
