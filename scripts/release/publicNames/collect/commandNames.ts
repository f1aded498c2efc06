import ts from "typescript";
import type { PublicName } from "../PublicName";
import type { Tree } from "./Tree";

/** The commands of the published package, with their options and exit codes. */
export function commandNames(tree: Tree): PublicName[] {
  return commands.flatMap(({ command, folder }) =>
    tree.files(folder, /\.ts$/).flatMap((path) => {
      const [, inside] = path.slice(folder.length).split("/");
      const full = inside === "init" ? `${command} init` : command;
      const source = ts.createSourceFile(path, tree.read(path), ts.ScriptTarget.Latest, true);
      const options = optionsIn(source);
      return [
        ...(options.length > 0 ? [{ kind: "command" as const, name: full }] : []),
        ...options.map((option): PublicName => ({ kind: "option", name: `${full} ${option}` })),
        ...exitCodesIn(source).map(
          (code): PublicName => ({ kind: "exit code", name: `${full} ${code}` }),
        ),
      ];
    }),
  );
}

const commands = [
  { command: "yy-doctor", folder: "tools/doctor/src" },
  { command: "yy-language-server", folder: "tools/language-server/src" },
];

/** The options in calls of `parseArgs`. */
function optionsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "parseArgs") return;
    const [argument] = node.arguments;
    const options = argument && member(argument, "options");
    for (const property of objectOf(source, options)?.properties ?? []) {
      if (!property.name || !ts.isPropertyAssignment(property)) continue;
      found.push(`--${nameOf(property.name)}`);
      const short = member(property.initializer, "short");
      if (short && ts.isStringLiteral(short)) found.push(`-${short.text}`);
    }
  });
  return found;
}

/** The exit codes that the type of `code` in a module's interface allows. */
function exitCodesIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isPropertySignature(node) || node.name.getText() !== "code" || !node.type) return;
    if (ts.isUnionTypeNode(node.type))
      for (const type of node.type.types)
        if (ts.isLiteralTypeNode(type) && ts.isNumericLiteral(type.literal))
          found.push(type.literal.text);
  });
  return found;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

const nameOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

/** The value of an object's property; for a shorthand property, the identifier. */
function member(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties) {
    if (!property.name || nameOf(property.name) !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The object literal of an expression, or of the module's constant that it refers to. */
function objectOf(
  source: ts.SourceFile,
  expression: ts.Expression | undefined,
): ts.ObjectLiteralExpression | undefined {
  if (!expression) return undefined;
  if (ts.isAsExpression(expression)) return objectOf(source, expression.expression);
  if (ts.isObjectLiteralExpression(expression)) return expression;
  if (!ts.isIdentifier(expression)) return undefined;
  let declared: ts.Expression | undefined;
  visit(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === expression.text)
      declared = node.initializer;
  });
  return declared === expression ? undefined : objectOf(source, declared);
}
