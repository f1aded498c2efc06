import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { RunStopped } from "../setup/run.mjs";

/** How much a change may break, by the policy in docs/guide/atualizacoes.md. */
export type Kind = "major" | "minor" | "patch";

export interface Changeset {
  /** Its file. */
  readonly path: string;
  readonly kind: Kind;
  /** The text for page authors, in Markdown. */
  readonly text: string;
}

/** A change in a changeset, or something that page authors have to do because of it. */
export interface Entry {
  readonly kind: Kind;
  readonly text: string;
}

/** The beginning of the paragraph that says what page authors have to do. */
const toDo = "To do: ";

/**
 * Reads all changesets of a folder, sorted by the names of their files.
 * @throws {RunStopped} that names an invalid file
 */
export function readChangesets(folder: string): Changeset[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => parseChangeset(join(folder, name), readFileSync(join(folder, name), "utf8")));
}

/** @throws {RunStopped} that names the file */
export function parseChangeset(path: string, file: string): Changeset {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const kind = (parse(head) as Record<string, unknown> | null)?.["@yy/widgets"];
  const text = body.trim();
  if (!isKind(kind)) throw new RunStopped(`${path} does not say which kind of change it is.`);
  if (text === "") throw new RunStopped(`${path} has no text for page authors.`);
  return { path, kind, text };
}

const isKind = (value: unknown): value is Kind =>
  value === "major" || value === "minor" || value === "patch";

/** The changes in a changeset; several if it is a list. `toDosOf` returns the things to do. */
export function entriesOf({ kind, text }: Changeset): Entry[] {
  const told = paragraphsOf(text)
    .filter((paragraph) => !paragraph.startsWith(toDo))
    .join("\n\n");
  const items = told.split(/^- /m);
  const isList = items.length > 1 && items[0]?.trim() === "";
  const texts = isList ? items.slice(1).map(withoutIndent) : [told];
  return texts.map((each) => ({ kind, text: each.trim() }));
}

/** The things that page authors have to do because of a change. */
export function toDosOf({ kind, text }: Changeset): Entry[] {
  return paragraphsOf(text)
    .filter((paragraph) => paragraph.startsWith(toDo))
    .map((paragraph) => ({ kind, text: capitalized(paragraph.slice(toDo.length).trim()) }));
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);

const withoutIndent = (text: string): string => text.replaceAll(/^ {2}/gm, "");
