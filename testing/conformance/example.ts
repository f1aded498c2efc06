import type { WidgetExample } from "@yy/element/config/example";
import type { WidgetSchema } from "@yy/element/config/schema";

export interface Conformance {
  readonly schema: WidgetSchema;
  readonly example: WidgetExample;
}

/** The example as markup. `changes` replace attributes; null removes one. */
export function markupOf(
  { schema, example }: Conformance,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const attributes = Object.entries({ ...example.attributes, ...changes })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(
      ([name, value]) => `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    );
  return `<${schema.tag} ${attributes.join(" ")}>${example.children}</${schema.tag}>`;
}
