import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Names of the tests of a file: whatever is called with a text and then a function, as `it`, `it.each(…)` and `itOnce` are.
 * Empty for a file that is not there.
 */
export function testNamesIn(file: string): ReadonlySet<string> {
  const known = namesByFile.get(file) ?? readNames(file);
  namesByFile.set(file, known);
  return known;
}

const namesByFile = new Map<string, ReadonlySet<string>>();

function readNames(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [name, ...others] = node.arguments;
      if (name && ts.isStringLiteralLike(name) && others.some(ts.isFunctionLike))
        names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest));
  return names;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
