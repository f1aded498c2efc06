import type { WidgetSchema } from "@yy/element/config/schema";
import { className } from "../../generate/customElementsManifest";
import { deprecationText } from "../../generate/deprecation";
import type { NamedSchema } from "../../generate/schemas";
import { attributeTypes } from "../../generate/typeDeclarations";
import type { TypeTexts } from "./readTypes";

/** Of the declarations of one widget: what its element is called there. */
const elementName = (name: string) => `Yy${className(name)}Element`;

/** Declares what importing a widget gives: its element in the DOM, and the events of all widgets. */
export function widgetTypes({ name, schema }: NamedSchema, { elements }: TypeTexts): string {
  const members = [...(elements.get(schema.tag) ?? [])].map(
    ([member, type]) => `${comment(schema, member)}  ${member}: ${type};`,
  );
  const events = Object.keys(schema.events ?? {}).map((event) => ` | "${event}"`);
  return `import type { YyEventMap } from "./events.js";

/** ${spoken(schema.summary)} */
export interface ${elementName(name)} extends HTMLElement {
${members.join("\n")}
}

/** What it fires. */
export type Yy${className(name)}EventMap = Pick<YyEventMap, "yy:error"${events.join("")}>;

declare global {
  interface HTMLElementTagNameMap {
    "${schema.tag}": ${elementName(name)};
  }
}
`;
}

/** Declares the events, for listeners on elements, the document and the window. */
export function publishedEventTypes(
  widgets: readonly NamedSchema[],
  { details }: TypeTexts,
): string {
  const descriptions = new Map(
    widgets.flatMap(({ schema }) =>
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

/** Declares what templates may write; `jsx/react` and `jsx/preact` add it to those of their renderer. */
export function publishedAttributeTypes(widgets: readonly NamedSchema[]): string {
  return `${attributeTypes(widgets)}\n`;
}

/** File in `jsx/`, without its ending → its text. */
export const jsxTypes: Readonly<Record<string, string>> = {
  react: `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { YyAttributes } from "../attributes.js";

type Elements = {
  [Tag in keyof YyAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    YyAttributes[Tag];
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`,
  preact: `import type { HTMLAttributes } from "preact";
import type { YyAttributes } from "../attributes.js";

type Elements = { [Tag in keyof YyAttributes]: HTMLAttributes<HTMLElement> & YyAttributes[Tag] };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`,
};

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
