import type { WidgetSchema } from "@yy/element/config/schema";
import { classNameOf, deprecationText } from "../../generate/texts";
import type { TypeTexts } from "./readTypes";

/** Declares what importing a widget gives: its element in the DOM, and the events of all widgets. */
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
