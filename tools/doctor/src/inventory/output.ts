import type { Concern, NameChange } from "./changes";
import type { ConcernedChange, InventoryEntry } from "./Inventory";
import { type Kind, kinds } from "./Occurrence";
import type { FieldJoin } from "./reports";

/** The content of an inventory, before it is written in one format. */
export interface InventoryReport {
  /** Number of files that were read. */
  readonly files: number;
  readonly entries: readonly InventoryEntry[];
  /** Completeness of git's history, from which the dates are: `none` without git. */
  readonly history: "whole" | "shallow" | "none";
  readonly against?: {
    readonly version: string;
    readonly concerned: readonly ConcernedChange[];
    /** Changes of names that cannot be looked for in a text. */
    readonly unsought: readonly NameChange[];
  };
  readonly reports?: FieldJoin;
  readonly unread: readonly { readonly file: string; readonly problem: string }[];
}

export const inventoryFormats = ["text", "json", "csv"] as const;
export type InventoryFormat = (typeof inventoryFormats)[number];

export function inventoryText(report: InventoryReport, format: InventoryFormat): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(jsonReport(report), null, 2)}\n`;
    case "csv":
      return csv(report);
    case "text":
      return table(report);
  }
}

/**
 * Follows `inventory.schema.json`. Its version changes when a program that reads the present
 * version would misunderstand the output.
 */
function jsonReport({
  files,
  entries,
  history,
  against,
  reports,
  unread,
}: InventoryReport): object {
  return {
    version: 1,
    files,
    history,
    names: entries.map(({ places, ...entry }) => ({ ...entry, count: places.length, places })),
    ...(against && {
      against: {
        version: against.version,
        names: against.concerned.map(({ change, places }) => ({ ...change, places })),
        unsought: against.unsought,
      },
    }),
    ...(reports && { reports }),
    unread,
  };
}

/** One row per place, so that a spreadsheet can do its own counts. */
function csv({ entries, against, reports }: InventoryReport): string {
  const concerns = new Map<string, readonly unknown[]>();
  for (const { change, places } of against?.concerned ?? [])
    for (const place of places)
      concerns.set(placeKey(place), [change.status, change.replacedBy, place.mend]);
  const seen = new Map(reports?.tags.map(({ tag, found, mounted }) => [tag, found || mounted]));
  const rows = entries.flatMap(({ kind, name, places }) =>
    places.map((place) => [
      ...[kind, name, place.file, place.line, place.column, place.form, place.touched],
      ...(against ? (concerns.get(placeKey({ kind, name, ...place })) ?? ["", "", ""]) : []),
      ...(reports ? [kind === "tag" ? (seen.get(name) ?? 0) : ""] : []),
    ]),
  );
  const head = [
    ...["kind", "name", "file", "line", "column", "form", "touched"],
    ...(against ? ["status", "replacedBy", "mend"] : []),
    ...(reports ? ["seen"] : []),
  ];
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

type Placed = Pick<Concern, "kind" | "name" | "line" | "column"> & { readonly file: string };

const placeKey = ({ kind, name, file, line, column }: Placed) =>
  [kind, name, file, line, column].join("\n");

/** Quotes a cell as RFC 4180 says. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const titles: Readonly<Record<Kind, string>> = {
  tag: "tags",
  attribute: "attributes",
  part: "parts",
  event: "events",
  token: "tokens",
  helper: "helpers",
};

function table(report: InventoryReport): string {
  const { files, entries, history, against, reports, unread } = report;
  const sections = kinds.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const head = [titles[kind], "times", "files", "as", "first", "last", "where"];
    return `${aligned([head, ...ofKind.map((entry) => row(entry, history))])}\n`;
  });
  return [
    ...sections,
    ...(against ? [concernsText(against)] : []),
    ...(reports ? [reportsText(reports)] : []),
    ...unread.map(({ file, problem }) => `${file}: could not be read: ${problem}\n`),
    `${summary(files, entries, history, unread.length)}\n`,
  ].join("\n");
}

function row({ name, places, files, forms, first, last }: InventoryEntry, history: string) {
  const [place] = places;
  const more = places.length > 1 ? ` and ${places.length - 1} more` : "";
  const date = (day: string | null) => day ?? (history === "none" ? "" : "uncommitted");
  return [
    name,
    String(places.length),
    String(files),
    Object.entries(forms)
      .map(([form, count]) => `${form} ${count}`)
      .join(", "),
    date(first),
    places.some(({ touched }) => touched === null) ? date(null) : date(last),
    place ? `${place.file}:${place.line}${more}` : "",
  ];
}

/** Aligns the columns, each as wide as its longest word; the second and third contain numbers. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, at) => {
          const width = widths[at] ?? 0;
          return at === 1 || at === 2 ? text.padStart(width) : text.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function concernsText({ version, concerned, unsought }: NonNullable<InventoryReport["against"]>) {
  const count = (mend: string) =>
    concerned.reduce(
      (sum, { places }) => sum + places.filter((each) => each.mend === mend).length,
      0,
    );
  const lines = concerned.flatMap(({ change, places }) => [
    sentenceOf(change, version),
    ...places.map(
      ({ file, line, column, mend }) =>
        `  ${file}:${line}:${column} ${mend === "fix" ? "--fix mends it" : "by hand"}`,
    ),
  ]);
  const rest = unsought.map(({ kind, name, status }) => `  ${kind} ${name} (${status})`);
  return [
    `${version}: ${concerned.length === 0 ? "nothing here is concerned" : `${count("fix")} places are mended by --fix, ${count("hand")} by hand`}`,
    ...lines,
    ...(rest.length === 0 ? [] : ["not looked for, because no text tells them apart:", ...rest]),
    "",
  ].join("\n");
}

function sentenceOf({ kind, name, status, replacedBy, note }: NameChange, version: string): string {
  const what = {
    deprecated: `is deprecated in ${version}`,
    removed: note ? `changes in ${version}` : `is gone in ${version}`,
    renamed: `has another name in ${version}`,
  }[status];
  return [
    `${kind} ${name} ${what}`,
    replacedBy === undefined ? "" : `: write ${replacedBy}`,
    note === undefined ? "" : ` (${note})`,
  ].join("");
}

function reportsText({ reports, neverSeen, unwritten, deprecated }: FieldJoin): string {
  const list = (title: string, names: readonly string[]) =>
    `${title}: ${names.length === 0 ? "none" : names.join(", ")}`;
  return [
    `${reports} reports from the field`,
    list("written but never seen", neverSeen),
    list("seen but in no template", unwritten),
    ...(deprecated.length === 0 ? [] : [list("deprecated, and seen", deprecated)]),
    "",
  ].join("\n");
}

function summary(
  files: number,
  entries: readonly InventoryEntry[],
  history: InventoryReport["history"],
  unread: number,
): string {
  const times = entries.reduce((sum, { places }) => sum + places.length, 0);
  return [
    `${files} files: ${entries.length} names, written ${times} times`,
    ...(history === "shallow" ? ["the history is shallow: lines look younger than they are"] : []),
    ...(unread === 0 ? [] : [`${unread} could not be read`]),
  ].join(", ");
}
