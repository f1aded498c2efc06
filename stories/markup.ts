import {
  type AttributeSpec,
  attributeName,
  type PropsOf,
  type WidgetSchema,
} from "@yy/element/config/schema";

/**
 * The args of a story: attributes by their property names, in their types or, to show an invalid
 * value, as text; and the server's markup inside the tag. `undefined` omits an attribute.
 */
export type WidgetArgs<S extends WidgetSchema> = {
  readonly [K in keyof PropsOf<S>]?: PropsOf<S>[K] | string | undefined;
} & { readonly children?: string; readonly mount?: "eager" | "visible" | undefined };

/** Longer opening tags are broken into lines. */
const maxLineLength = 80;

/** The HTML of a tag as a template would emit it. */
export function markup(schema: WidgetSchema, args: Readonly<Record<string, unknown>>): string {
  const attributes = Object.entries(schema.attributes)
    .map(([property, spec]) => attributeMarkup(property, spec, args[property]))
    .filter((attribute) => attribute !== undefined);
  if (typeof args.mount === "string") attributes.push(`data-mount="${args.mount}"`);
  const children = String(args.children ?? "").trim();
  return `${openingTag(schema.tag, attributes)}${indented(children)}</${schema.tag}>`;
}

function openingTag(tag: string, attributes: readonly string[]): string {
  const oneLine = `<${[tag, ...attributes].join(" ")}>`;
  if (oneLine.length <= maxLineLength) return oneLine;
  return `<${tag}\n${attributes.map((attribute) => `  ${attribute}`).join("\n")}\n>`;
}

function indented(children: string): string {
  return children === "" ? "" : `\n  ${children.replaceAll("\n", "\n  ")}\n`;
}

function attributeMarkup(property: string, spec: AttributeSpec, value: unknown) {
  const name = attributeName(property, spec);
  if (value === undefined || value === null) return undefined;
  if (value === true) return name;
  if (value === false) return isOnByDefault(spec) ? `${name}="false"` : undefined;
  return `${name}=${quoted(typeof value === "object" ? JSON.stringify(value) : String(value))}`;
}

function isOnByDefault(spec: AttributeSpec): boolean {
  return spec.kind === "boolean" && spec.default === true;
}

/** Uses single quotes if that avoids escaping, so that JSON stays legible. */
function quoted(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.includes('"') && !safe.includes("'")
    ? `'${safe}'`
    : `"${safe.replaceAll('"', "&quot;")}"`;
}
