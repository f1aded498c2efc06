import ts from "typescript";
import type { PublicName } from "../PublicName";
import type { Tree } from "./Tree";

/**
 * The members of `window.YY`, with those that `yy.pure.js` adds, and the detail of `yy:error`, all
 * read from the compiler.
 */
export function apiNames(tree: Tree): PublicName[] {
  const [api, pure] = ["packages/bootstrap/src/api.ts", "packages/domain/src/pure.ts"].map((path) =>
    tree.path(path),
  ) as [string, string];
  const program = compile(tree, [api, pure]);
  const checker = program.getTypeChecker();
  // Otherwise the compiler would print a type by its name in the source, which may change.
  for (const source of program.getSourceFiles().filter((each) => isOurs(tree, each)))
    for (const { name } of source.statements.filter(ts.isTypeAliasDeclaration))
      delete checker.getTypeAtLocation(name).aliasSymbol;
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${file} cannot be read`);
    return checker.getExportsOfModule(symbol);
  };
  // The text of a type, with unions sorted, because the compiler orders them by the first
  // occurrence of their types.
  const textOf = (type: ts.Type): string =>
    type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)
      ? type.types
          .map((each) => textOf(each))
          .sort()
          .join(" | ")
          .replace("false | true", "boolean")
      : checker
          .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
          .replace(/"[^"]*"(?: \| "[^"]*")+/g, (words) => words.split(" | ").sort().join(" | "));
  const text = (symbol: ts.Symbol) => textOf(checker.getTypeOfSymbol(symbol));
  /** The options in an object parameter of a function. */
  const options = (symbol: ts.Symbol): PublicName[] => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    return (signature?.getParameters() ?? []).flatMap((parameter) => {
      const type = checker.getTypeOfSymbol(parameter);
      if (!type.isClassOrInterface() || !isDeclaredIn(tree, type.symbol)) return [];
      return checker.getPropertiesOfType(type).map(
        (option): PublicName => ({
          kind: "YY",
          name: `YY.${symbol.name} { ${option.name} }`,
          type: text(option),
          ...(option.flags & ts.SymbolFlags.Optional ? {} : { required: true }),
        }),
      );
    });
  };
  const member = (owner: string, symbol: ts.Symbol): PublicName => {
    const name = `${owner}.${symbol.name}`;
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return { kind: "YY", name };
    const parameters = signature
      .getParameters()
      .map((each) =>
        isOptional(checker, each) ? `${text(each).replace(/ \| undefined$/, "")}?` : text(each),
      );
    return { kind: "YY", name, type: textOf(signature.getReturnType()), parameters };
  };

  const exported = exportsOf(api);
  const YY = exported.find(({ name }) => name === "YY");
  const session = exported.find(({ name }) => name === "session");
  if (!YY || !session) throw new Error(`${api} exports no YY, or no session`);
  const members = checker.getPropertiesOfType(checker.getTypeOfSymbol(YY));
  const modules = exportsOf(pure);
  return [
    ...members.map((each) => member("YY", each)),
    ...members.flatMap(options),
    // A store has members that are not for pages.
    ...checker
      .getPropertiesOfType(checker.getTypeOfSymbol(session))
      .map((each) => member("YY.session", each))
      .filter(({ name }) => tree.isDocumented(name)),
    ...modules.map((each): PublicName => ({ kind: "YY", name: `YY.${each.name}` })),
    ...modules.flatMap((each) =>
      checker
        .getExportsOfModule(checker.getAliasedSymbol(each))
        .filter((exported) => isValue(checker, exported))
        .map((exported) => member(`YY.${each.name}`, resolved(checker, exported))),
    ),
    ...errorNames(checker, exported),
  ];
}

/** `yy:error` and its detail, which handlers of `onError` get too. */
function errorNames(checker: ts.TypeChecker, exported: readonly ts.Symbol[]): PublicName[] {
  const onError = exported.find(({ name }) => name === "onError");
  const [handler] = onError
    ? (checker.getTypeOfSymbol(onError).getCallSignatures()[0]?.getParameters() ?? [])
    : [];
  const [report] = handler
    ? (checker.getTypeOfSymbol(handler).getCallSignatures()[0]?.getParameters() ?? [])
    : [];
  if (!report) throw new Error("onError takes no handler of a report");
  return [
    { kind: "event", name: "* yy:error", cancelable: true },
    ...checker.getPropertiesOfType(checker.getTypeOfSymbol(report)).map(
      (field): PublicName => ({
        kind: "event detail",
        name: `* yy:error ${field.name}`,
        type: checker.typeToString(checker.getTypeOfSymbol(field)),
      }),
    ),
  ];
}

/** Whether a type is declared in the repository, not by the platform. */
const isDeclaredIn = (tree: Tree, symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => isOurs(tree, declaration.getSourceFile())) ?? false;

const isOurs = (tree: Tree, { fileName }: ts.SourceFile) =>
  ["packages/", "widgets/"].some((folder) => fileName.startsWith(tree.path(folder)));

/** Whether a parameter may be left out. */
function isOptional(checker: ts.TypeChecker, { valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    checker.isOptionalParameter(valueDeclaration)
  );
}

const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isValue = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  (resolved(checker, symbol).flags & ts.SymbolFlags.Value) !== 0;

function compile(tree: Tree, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(tree.path("widgets/tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, tree.path("widgets"));
  return ts.createProgram([...files, tree.path("widgets/css.d.ts")], {
    ...options,
    skipLibCheck: true,
    types: [],
  });
}
