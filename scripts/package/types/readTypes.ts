import ts from "typescript";
import { inRepository, widgetNames } from "../../repository";

/** Types as texts that need nothing but what the platform declares. */
export interface TypeTexts {
  /** Tag → property or method → type. */
  readonly elements: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Event → type of its detail. */
  readonly details: ReadonlyMap<string, string>;
}

const declared = inRepository("scripts/package/types/publishedTypes.ts");

/** Asks the compiler for `PublishedTypes`, which are what the widgets are compiled with. */
export function readTypes(): TypeTexts {
  const config = ts.readConfigFile(inRepository("widgets/tsconfig.json"), ts.sys.readFile).config;
  const program = ts.createProgram(
    [
      declared,
      inRepository("widgets/css.d.ts"),
      ...widgetNames().map((name) => inRepository("widgets", name, "index.ts")),
    ],
    ts.parseJsonConfigFileContent(config, ts.sys, inRepository("widgets")).options,
  );
  const checker = program.getTypeChecker();
  const published = program.getSourceFile(declared)?.statements.find(ts.isInterfaceDeclaration);
  if (published === undefined) throw new Error(`${declared} cannot be read`);

  // A union would be printed by the name that its source gives it.
  for (const { statements } of program.getSourceFiles())
    for (const { name } of statements.filter(ts.isTypeAliasDeclaration))
      delete checker.getTypeAtLocation(name).aliasSymbol;

  const membersOf = (type: ts.Type) =>
    type.getProperties().map((each) => [each.name, checker.getTypeOfSymbol(each)] as const);
  const textsOf = (type: ts.Type) =>
    new Map(
      membersOf(type).map(
        ([name, each]) =>
          [name, checker.typeToString(each, undefined, ts.TypeFormatFlags.NoTruncation)] as const,
      ),
    );
  const { elements, details } = Object.fromEntries(membersOf(checker.getTypeAtLocation(published)));
  if (!elements || !details) throw new Error(`${declared} has no elements or no details`);
  return {
    elements: new Map(
      membersOf(elements).map(([tag, members]) => [tag, textsOf(members)] as const),
    ),
    details: textsOf(details),
  };
}
