import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const templates = fileURLToPath(new URL("template", import.meta.url));

/** Template → where its copy goes, `__name__` and `__Name__` being the widget's. */
const destinations: Readonly<Record<string, string>> = {
  "schema.ts": "widgets/__name__/schema.ts",
  "words.pt.ts": "widgets/__name__/words.pt.ts",
  "Component.tsx": "widgets/__name__/__Name__.tsx",
  "pressesText.ts": "widgets/__name__/pressesText.ts",
  "pressesText.test.ts": "widgets/__name__/pressesText.test.ts",
  "index.ts": "widgets/__name__/index.ts",
  "widget.css": "widgets/__name__/__name__.css",
  "widget.page.css": "widgets/__name__/__name__.page.css",
  "widget.browser.test.ts": "widgets/__name__/__name__.browser.test.ts",
  "widget.conformance.browser.test.ts": "widgets/__name__/__name__.conformance.browser.test.ts",
  "README.md": "widgets/__name__/README.md",
  "story.stories.ts": "stories/__name__.stories.ts",
  "demo.html": "demo-pages/pages/widgets/__name__.html",
};

/** A file of a new widget. */
export interface NewFile {
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
  checkName(name);
  const fill = (text: string) =>
    text
      .replaceAll("__name__", name)
      .replaceAll("__Name__", pascalCase(name))
      .replaceAll("__variable__", camelCase(name));
  return Object.entries(destinations).map(([template, path]) => ({
    path: fill(path),
    content: fill(readFileSync(join(templates, `${template}.tpl`), "utf8")),
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

function checkName(name: string): void {
  if (name.startsWith("yy-")) throw new Error(`"${name}": leave out the prefix yy-`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name: lower-case words joined by hyphens, as in price-tag`);
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
