import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** The properties of a schema that only document it and are not read at run time. */
const documentation = new Set([
  "summary",
  "description",
  "detail",
  "parts",
  "children",
  "states",
  "tokens",
  "writes",
  "native",
]);

/**
 * Matches the schemas of widgets, and files with attributes that several widgets share, such as
 * `signedOutSchema.ts`.
 */
const schemaFiles = /[\\/](widgets[\\/][a-z-]+[\\/]schema|[a-z]\w*Schema)\.ts$/;

/** Removes the documentation in the widgets' schemas from the files that visitors load. */
export const withoutDocs: Plugin = {
  name: "without-docs",
  setup(build) {
    build.onLoad({ filter: schemaFiles }, ({ path }) => ({
      contents: sourceOf(path),
      loader: "ts",
    }));
  },
};

/** The text of a source file without its documentation. */
export function sourceOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return schemaFiles.test(file) ? withoutDocumentation(text) : text;
}

/**
 * The schema's source with blanks in place of documentation, so that all lines stay where source
 * maps expect them.
 */
function withoutDocumentation(source: string): string {
  const file = ts.createSourceFile("schema.ts", source, ts.ScriptTarget.ESNext, true);
  const pieces: string[] = [];
  let kept = 0;
  const visit = (node: ts.Node): void => {
    if (!isDocumentation(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const end = source[node.end] === "," ? node.end + 1 : node.end;
    const start = node.getStart();
    pieces.push(source.slice(kept, start), source.slice(start, end).replace(/\S/g, " "));
    kept = end;
  };
  visit(file);
  return [...pieces, source.slice(kept)].join("");
}

function isDocumentation(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  // An attribute may itself be named "description" or "states"; those objects are one level deeper.
  return documentation.has(node.name.text) && !isAttribute(node);
}

function isAttribute(node: ts.PropertyAssignment): boolean {
  const { parent } = node.parent;
  const owner = ts.isAsExpression(parent) ? parent.parent : parent;
  const isNamed = ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner);
  return isNamed && ts.isIdentifier(owner.name) && owner.name.text === "attributes";
}
