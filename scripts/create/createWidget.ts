import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRepository } from "../repository";
import type { Choices } from "./choices";

/**
 * The templates of a new widget's files, in the folders of the repository: `common`, and `posts`
 * for a button that sends a request or `counts` for one that does not.
 */
const templates = inRepository("scripts/create/template");

/** A file of a new widget. */
export interface NewFile {
  /** The path relative to the repository. */
  readonly path: string;
  readonly content: string;
}

/** The name of a widget in camel case: `giftNote`. */
export const variableOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The files of a small working widget, with its tests, story and page, as a start for the real one.
 */
export function newWidget(choices: Choices): NewFile[] {
  const fill = filling(choices);
  return ["common", choices.endpoint ? "posts" : "counts"].flatMap((kind) =>
    readdirSync(join(templates, kind), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tpl"))
      .map((path) => ({
        path: fill(path.replace(/\.tpl$/, "")),
        content: fill(readFileSync(join(templates, kind, path), "utf8")),
      })),
  );
}

/**
 * Returns a function that fills in a template: placeholders such as `__name__`, and lines between
 * `#if optimistic`, `#else` and `#end`.
 */
function filling({ name, endpoint, optimistic, family }: Choices): (text: string) => string {
  const variable = variableOf(name);
  const values: Readonly<Record<string, string>> = {
    name,
    Name: variable.charAt(0).toUpperCase() + variable.slice(1),
    variable,
    title: name.replaceAll("-", " "),
    summary: summaryOf(endpoint, optimistic),
    family,
    method: endpoint?.method ?? "",
    path: endpoint?.path ?? "",
    buttonText: optimistic ? "guardar" : "enviar",
    itemField: optimistic ? '<input type="hidden" name="item_id" value="7">' : "",
    since: nextVersion(),
  };
  return (text) =>
    text
      .replace(
        /^#if optimistic\n([\s\S]*?)(?:^#else\n([\s\S]*?))?^#end\n/gm,
        (_, yes: string, no = "") => (optimistic ? yes : no),
      )
      .replace(/__(\w+?)__/g, (whole, key: string) => values[key] ?? whole);
}

function summaryOf(endpoint: Choices["endpoint"], optimistic: boolean): string {
  if (!endpoint) return "Counts how often its button is pressed.";
  const request = `${endpoint.method} ${endpoint.path}`;
  return optimistic
    ? `Keeps a choice of the visitor, shown at once and sent with ${request}.`
    : `Sends ${request} when its button is pressed.`;
}

/** The version that will contain a new widget: the one after the last in the changelog. */
function nextVersion(): string {
  const changelog = readFileSync(inRepository("widgets/CHANGELOG.md"), "utf8");
  const [, major = "0", minor = "0"] = /^## (\d+)\.(\d+)\./m.exec(changelog) ?? [];
  return `${major}.${Number(minor) + 1}.0`;
}

/** @throws Error that names a file that exists already; then no file is written */
export function writeNewFiles(root: string, files: readonly NewFile[]): void {
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing.path} exists already`);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
