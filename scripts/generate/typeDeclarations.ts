import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { nameOf } from "./texts";

const generated = "// Written by `npm run generate` from the widgets' schemas; do not edit.\n";

/**
 * Renderer → the declarations that add the tags to its JSX: the imports, and the code after
 * `YyAttributes`.
 */
export const jsxRenderers = {
  react: {
    imports: `import type { DetailedHTMLProps, HTMLAttributes } from "react";`,
    types: `type InReact = {
  [Tag in keyof YyAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    YyAttributes[Tag];
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}`,
  },
  preact: {
    imports: `import type { HTMLAttributes as PreactAttributes } from "preact";`,
    types: `type InPreact = { [Tag in keyof YyAttributes]: PreactAttributes<HTMLElement> & YyAttributes[Tag] };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}`,
  },
} as const;

/** `types/jsx.d.ts`: the tags with their attributes, for templates in React and Preact. */
export function jsxTypes(schemas: readonly WidgetSchema[]): string {
  const { react, preact } = jsxRenderers;
  const types = [attributeTypes(schemas), react.types, preact.types].join("\n\n");
  return `${generated}\n${preact.imports}\n${react.imports}\n\n${types}\n`;
}

/** Declares `YyAttributes`, the attributes of each tag. */
export function attributeTypes(schemas: readonly WidgetSchema[]): string {
  return `/** Tag → its attributes. */
export interface YyAttributes {
${schemas.map(tagType).join("\n")}
}`;
}

/**
 * `types/events.d.ts`: the event types of `addEventListener("yy:…")` on elements, the document and
 * the window.
 */
export function eventTypes(schemas: readonly WidgetSchema[]): string {
  const details = new Map<string, string[]>();
  for (const schema of schemas)
    for (const event of Object.keys(schema.events ?? {}))
      details.set(event, [...(details.get(event) ?? []), detailType(schema, event)]);
  const events = [...details]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([event, types]) => `  "${event}": CustomEvent<\n    ${types.join("\n    | ")}\n  >;`);
  return `${generated}
import type { ErrorReport } from "@yy/element/reporting/errorHandlers";
import type { DetailOf } from "@yy/element/config/schema";

/** Event → its type. */
export interface YyEventMap {
${events.join("\n")}
  "yy:error": CustomEvent<ErrorReport>;
}

declare global {
  interface GlobalEventHandlersEventMap extends YyEventMap {}
}
`;
}

/**
 * The type of an event's detail. It is taken from the schema, so that it is the one that the widget
 * is compiled with.
 */
function detailType(schema: WidgetSchema, event: string): string {
  return `DetailOf<typeof import("../${nameOf(schema)}/schema").schema, "${event}">`;
}

function tagType({ tag, attributes }: WidgetSchema): string {
  const lines = Object.entries(attributes).map(
    ([property, spec]) =>
      `    /** ${spec.description.replaceAll("*/", "*\\/")} */\n` +
      `    "${attributeName(property, spec)}"${spec.required ? "" : "?"}: ${attributeType(spec)};`,
  );
  return `  "${tag}": {
${lines.join("\n")}
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };`;
}

/**
 * The type of an attribute in markup: JSON is a text, and undefined leaves out an optional
 * attribute.
 */
function attributeType(spec: AttributeSpec): string {
  const optional = spec.required ? "" : " | undefined";
  switch (spec.kind) {
    case "boolean":
      return `boolean | "" | "true" | "false"${optional}`;
    case "number":
      return `number | \`\${number}\`${optional}`;
    case "choice":
      return spec.options.map((option) => `"${option}"`).join(" | ") + optional;
    default:
      return `string${optional}`;
  }
}

/** `schemas.ts`: the module with all schemas, for programs that check or describe pages. */
export function schemaList(widgets: readonly string[]): string {
  const imports = widgets.map(
    (name) => `import { schema as ${variable(name)} } from "../${name}/schema";`,
  );
  return [
    'import type { WidgetSchema } from "@yy/element/config/schema";',
    ...imports,
    "",
    "/** The schemas of all widgets, in the alphabetical order of names, by `npm run generate`. */",
    "export const schemas: readonly WidgetSchema[] = [",
    ...widgets.map((name) => `  ${variable(name)},`),
    "];",
    "",
  ].join("\n");
}

const variable = (name: string) =>
  `${name.replace(/-./g, (hyphenated) => hyphenated.charAt(1).toUpperCase())}Schema`;
