import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { RunStopped } from "../setup/run.mjs";

/** How much a change may break, as the policy in docs/guide/atualizacoes.md says it. */
export type Kind = "major" | "minor" | "patch";

export interface Changeset {
  /** Its file. */
  readonly path: string;
  readonly kind: Kind;
  /** What page authors read, in Markdown. */
  readonly text: string;
}

/** What a changeset tells, and what page authors have to do because of it. */
export interface Entry {
  readonly kind: Kind;
  readonly text: string;
}

/** Begins the paragraph that says what a page author has to do. */
const toDo = "To do: ";

/**
 * All changesets of a folder, by the names of their files.
 * @throws {RunStopped} naming the file that is none
 */
export function readChangesets(folder: string): Changeset[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .sort()
    .map((name) => parseChangeset(join(folder, name), readFileSync(join(folder, name), "utf8")));
}

/** @throws {RunStopped} naming the file */
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

/** A changeset that is a list tells several things. What is to be done stands in `toDosOf`. */
export function entriesOf({ kind, text }: Changeset): Entry[] {
  const told = paragraphsOf(text)
    .filter((paragraph) => !paragraph.startsWith(toDo))
    .join("\n\n");
  const items = told.split(/^- /m);
  const isList = items.length > 1 && items[0]?.trim() === "";
  const texts = isList ? items.slice(1).map(withoutIndent) : [told];
  return texts.map((each) => ({ kind, text: each.trim() }));
}

/** What page authors have to do because of a change. */
export function toDosOf({ kind, text }: Changeset): Entry[] {
  return paragraphsOf(text)
    .filter((paragraph) => paragraph.startsWith(toDo))
    .map((paragraph) => ({ kind, text: capitalized(paragraph.slice(toDo.length).trim()) }));
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/);

const withoutIndent = (text: string): string => text.replaceAll(/^ {2}/gm, "");
