import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** What a schema says to people; at run time nobody reads it. */
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
 * A widget's own, and those of attributes that several have or that stand apart:
 * `signedOutSchema.ts`.
 */
const schemaFiles = /[\\/](widgets[\\/][a-z-]+[\\/]schema|[a-z]\w*Schema)\.ts$/;

/** Leaves the documentation in the widgets' schemas out of what visitors load. */
export const withoutDocs: Plugin = {
  name: "without-docs",
  setup(build) {
    build.onLoad({ filter: schemaFiles }, ({ path }) => ({
      contents: sourceOf(path),
      loader: "ts",
    }));
  },
};

/** The text of a source file, as visitors load it. */
export function sourceOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return schemaFiles.test(file) ? withoutDocumentation(text) : text;
}

/**
 * The schema's source with blanks for the properties that only document: every line stays where
 * source maps say it is.
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
  // An attribute may be called "description" or "states" itself: those are objects one level
  // further in.
  return documentation.has(node.name.text) && !isAttribute(node);
}

function isAttribute(node: ts.PropertyAssignment): boolean {
  const { parent } = node.parent;
  const owner = ts.isAsExpression(parent) ? parent.parent : parent;
  const isNamed = ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner);
  return isNamed && ts.isIdentifier(owner.name) && owner.name.text === "attributes";
}
