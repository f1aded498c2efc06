import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import type { NamedSchema } from "./schemas";

const generated = "// Written by `npm run generate` from the widgets' schemas; do not edit.\n";

/** `types/jsx.d.ts`: the tags with their attributes, for templates in React and Preact. */
export function jsxTypes(widgets: readonly NamedSchema[]): string {
  return `${generated}
import type { HTMLAttributes as PreactAttributes } from "preact";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

${attributeTypes(widgets)}

type InReact = {
  [Tag in keyof YyAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    YyAttributes[Tag];
};

type InPreact = { [Tag in keyof YyAttributes]: PreactAttributes<HTMLElement> & YyAttributes[Tag] };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}
`;
}

/** Declares `YyAttributes`, what each tag takes. */
export function attributeTypes(widgets: readonly NamedSchema[]): string {
  return `/** Tag → its attributes. */
export interface YyAttributes {
${widgets.map(({ schema }) => tagType(schema)).join("\n")}
}`;
}

/** `types/events.d.ts`: what `addEventListener("yy:…")` hands its listener, on elements, the document and the window. */
export function eventTypes(widgets: readonly NamedSchema[]): string {
  const details = new Map<string, string[]>();
  for (const { name, schema } of widgets)
    for (const event of Object.keys(schema.events ?? {}))
      details.set(event, [...(details.get(event) ?? []), detailType(name, event)]);
  const events = [...details]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([event, types]) => `  "${event}": CustomEvent<\n    ${types.join("\n    | ")}\n  >;`);
  return `${generated}
import type { ErrorReport } from "@yy/element/core/reportError";
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

/** From the schema itself, so that the type is the one the widget is compiled with. */
function detailType(name: string, event: string): string {
  return `DetailOf<typeof import("../${name}/schema").schema, "${event}">`;
}

function tagType({ tag, attributes }: WidgetSchema): string {
  const lines = Object.entries(attributes).map(
    ([property, spec]) =>
      `    /** ${spec.description.replaceAll("*/", "*\\/")} */\n` +
      `    "${attributeName(property, spec)}"${spec.required ? "" : "?"}: ${attributeType(spec)};`,
  );
  return `  "${tag}": {
${lines.join("\n")}
    "data-mount"?: "eager" | "visible" | undefined;
  };`;
}

/** What may be written: JSON as text, and undefined to leave out what is not required. */
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
