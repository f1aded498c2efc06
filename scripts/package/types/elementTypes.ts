import type { WidgetSchema } from "@yy/element/config/schema";
import ts from "typescript";
import { classNameOf, deprecationText } from "../../generate/texts";
import { inRepository, widgetNames } from "../../repository";

/** Types as texts that only refer to types of the platform. */
interface TypeTexts {
  /** Tag → property or method → type. */
  readonly elements: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Event → the type of its detail. */
  readonly details: ReadonlyMap<string, string>;
}

const declared = inRepository("scripts/package/types/publishedTypes.ts");

/**
 * Gets `PublishedTypes` from the compiler. These are the types that the widgets are compiled with.
 */
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

  // Otherwise the compiler would print a union by its name in the source.
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

/**
 * Declares the effects of importing a widget: its element in the DOM, and the events of all
 * widgets.
 */
export function widgetTypes(schema: WidgetSchema, { elements }: TypeTexts): string {
  const name = `Yy${classNameOf(schema)}`;
  const members = [...(elements.get(schema.tag) ?? [])].map(
    ([member, type]) => `${comment(schema, member)}  ${member}: ${type};`,
  );
  const events = Object.keys(schema.events ?? {}).map((event) => ` | "${event}"`);
  return `import type { YyEventMap } from "./events.js";

/** ${spoken(schema.summary)} */
export interface ${name}Element extends HTMLElement {
${members.join("\n")}
}

/** What it fires. */
export type ${name}EventMap = Pick<YyEventMap, "yy:error"${events.join("")}>;

declare global {
  interface HTMLElementTagNameMap {
    "${schema.tag}": ${name}Element;
  }
}
`;
}

/** Declares the events, for listeners on elements, the document and the window. */
export function publishedEventTypes(
  schemas: readonly WidgetSchema[],
  { details }: TypeTexts,
): string {
  const descriptions = new Map(
    schemas.flatMap((schema) =>
      Object.entries(schema.events ?? {}).map(
        ([event, { description }]) => [event, spoken(description)] as const,
      ),
    ),
  );
  const events = [...details].map(
    ([event, detail]) =>
      `  /** ${descriptions.get(event)} */\n  "${event}": CustomEvent<${detail}>;`,
  );
  return `/** Detail of \`yy:error\`. */
export interface ErrorReport {
  readonly error: unknown;
  /** The tag. */
  readonly widget: string;
  readonly element: Element;
}

/** Event → its type. */
export interface YyEventMap {
${events.join("\n")}
  /** Something went wrong in a widget. */
  "yy:error": CustomEvent<ErrorReport>;
}

declare global {
  interface GlobalEventHandlersEventMap extends YyEventMap {}
}
`;
}

function comment({ attributes }: WidgetSchema, member: string): string {
  const attribute = attributes[member];
  if (!attribute) return "";
  const deprecated = deprecationText(attribute);
  const text = spoken(attribute.description);
  return deprecated
    ? `  /**\n   * ${text}\n   * @deprecated ${spoken(deprecated)}\n   */\n`
    : `  /** ${text} */\n`;
}

function spoken(text: string): string {
  return text.replaceAll("*/", "*\\/");
}
