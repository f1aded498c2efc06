import ts from "typescript";
import { inRepository, widgetNames } from "../../repository";
import { TypeText } from "./typeText";

/** The types of the package as texts that need nothing else. */
export interface TypeTexts {
  /** Tag → property or method → type. */
  readonly elements: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Event → type of its detail. */
  readonly details: ReadonlyMap<string, string>;
  readonly user: string;
  readonly inbox: string;
  readonly vacation: string;
}

const declared = inRepository("scripts/package/types/publishedTypes.ts");

/** Asks the compiler for {@link PublishedTypes}, which are what the widgets are compiled with. */
export function readTypes(): TypeTexts {
  const program = ts.createProgram(
    [
      declared,
      inRepository("widgets/css.d.ts"),
      inRepository("widgets/types/events.d.ts"),
      ...widgetNames().map((name) => inRepository("widgets", name, "index.ts")),
    ],
    optionsOf("widgets"),
  );
  const checker = program.getTypeChecker();
  const text = new TypeText(program);
  const file = program.getSourceFile(declared);
  const module = file && checker.getSymbolAtLocation(file);
  const [symbol] = module ? checker.getExportsOfModule(module) : [];
  if (symbol === undefined) throw new Error(`${declared} cannot be read`);
  const published = checker.getDeclaredTypeOfSymbol(symbol);

  const typeOf = (type: ts.Type, name: string): ts.Type => {
    const property = type.getProperty(name);
    if (!property) throw new Error(`${declared} has no "${name}"`);
    return checker.getTypeOfSymbol(property);
  };
  const membersOf = (type: ts.Type) =>
    new Map(
      type.getProperties().map((each) => [each.name, checker.getTypeOfSymbol(each)] as const),
    );
  const textsOf = (type: ts.Type) =>
    new Map([...membersOf(type)].map(([name, each]) => [name, text.of(each)] as const));
  const elements = [...membersOf(typeOf(published, "elements"))].map(
    ([tag, element]) => [tag, textsOf(element)] as const,
  );
  return {
    elements: new Map(elements),
    details: textsOf(typeOf(published, "details")),
    user: text.of(typeOf(published, "user")),
    inbox: text.of(typeOf(published, "inbox")),
    vacation: text.of(typeOf(published, "vacation")),
  };
}

/** What a folder of the repository is compiled with. */
export function optionsOf(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(inRepository(folder, "tsconfig.json"), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, inRepository(folder)).options;
}
