import { withAttributes } from "./code/withAttributes";
import type { SchemaData } from "./guideData";

const firstExample = /\{\{#markup\}\}\s*([\s\S]*?)\s*\{\{\/markup\}\}/;

/**
 * The first example of a page's template, with the attributes that a query says: `?data-max=3&sem=data-label`.
 * Attributes that the schema does not know are left alone.
 */
export function exampleWith(template: string, schema: SchemaData, query: URLSearchParams): string {
  const [, html = ""] = firstExample.exec(template) ?? [];
  const changes = new Map<string, string | null>();
  const without = query.getAll("sem");
  for (const { attribute } of schema.attributes) {
    const text = query.get(attribute);
    if (text !== null) changes.set(attribute, text);
    else if (without.includes(attribute)) changes.set(attribute, null);
  }
  return withAttributes(html, schema.tag, changes);
}
