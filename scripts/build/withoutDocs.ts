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
]);

/** A widget's own, and those of attributes that several have or that stand apart: `signedOutSchema.ts`. */
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

/** The schema's source without the properties that only document. */
export function withoutDocumentation(source: string): string {
  const file = ts.createSourceFile("schema.ts", source, ts.ScriptTarget.ESNext, true);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined =>
        isDocumentation(node) ? undefined : ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  return ts.createPrinter().printFile(transformed[0] ?? file);
}

function isDocumentation(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  // An attribute may be called "description" or "states" itself: those are objects one level further in.
  return documentation.has(node.name.text) && !isAttribute(node);
}

function isAttribute(node: ts.PropertyAssignment): boolean {
  const { parent } = node.parent;
  const owner = ts.isAsExpression(parent) ? parent.parent : parent;
  const isNamed = ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner);
  return isNamed && ts.isIdentifier(owner.name) && owner.name.text === "attributes";
}
