import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRepository } from "../repository";

/** Holds each file of a new widget where it goes in the repository, `__name__` and `__Name__` being the widget's. */
const templates = inRepository("scripts/create/template");

/** A file of a new widget. */
interface NewFile {
  /** Relative to the repository. */
  readonly path: string;
  readonly content: string;
}

/**
 * What a new widget consists of: a small one that works, with its tests, story and page, to be turned into the real one.
 * @param name kebab case, without `yy-`
 * @throws Error when it is no name for a widget
 */
export function newWidget(name: string): NewFile[] {
  if (name.startsWith("yy-")) throw new Error(`"${name}": leave out the prefix yy-`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name: lower-case words joined by hyphens, as in price-tag`);
  const variable = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const fill = (text: string) =>
    text
      .replaceAll("__name__", name)
      .replaceAll("__Name__", variable.charAt(0).toUpperCase() + variable.slice(1))
      .replaceAll("__variable__", variable);
  return readdirSync(templates, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tpl"))
    .map((path) => ({
      path: fill(path.replace(/\.tpl$/, "")),
      content: fill(readFileSync(join(templates, path), "utf8")),
    }));
}

/** @throws Error naming the file that is there already; nothing is written then */
export function writeNewFiles(root: string, files: readonly NewFile[]): void {
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing.path} exists already`);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
