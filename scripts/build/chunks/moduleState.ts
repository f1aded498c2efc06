import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Modules with state that copies need not share: a cache, or facts about the page that each copy
 * learns itself.
 */
const copiable = ["domain/src/text/segments.ts", "page/src/leaving.ts", "page/src/moments.ts"];

/**
 * Whether a module has state at run time that a copy would not share: a variable, a collection or a
 * listener. Values of `onePerPage` are shared by copies.
 * @param file the path of the module
 */
export function hasState(file: string): boolean {
  if (copiable.some((each) => file.endsWith(each))) return false;
  if (!/\.tsx?$/.test(file)) return false;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.ESNext,
    true,
  );
  return source.statements.some(isState);
}

function isState(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    const { declarationList, modifiers } = statement;
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return false;
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return !isConstant || declarationList.declarations.some((each) => isMutable(each.initializer));
  }
  return ts.isExpressionStatement(statement) || ts.isIterationStatement(statement, false);
}

/**
 * The result of a call counts as mutable, unless the function is known to return the same each
 * time.
 */
function isMutable(value: ts.Expression | undefined): boolean {
  if (!value) return true;
  if (
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isParenthesizedExpression(value)
  )
    return isMutable(value.expression);
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  if (ts.isNewExpression(value)) return (value.arguments?.length ?? 0) === 0;
  if (ts.isCallExpression(value)) return !sameEveryTime.has(value.expression.getText());
  return false;
}

/** `object` and similar functions create checks of answers (packages/http/src/shape.ts). */
const sameEveryTime = new Set([
  "Cookies.withConverter",
  "Symbol.for",
  "listOf",
  "maybe",
  "object",
  "onePerPage",
  "oneOf",
  "widgetSchema",
]);
