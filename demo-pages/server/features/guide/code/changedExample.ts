import { escapeHtml } from "../../../rendering/escapeHtml";
import type { SchemaData } from "../guideData";
import { widgetTags } from "./translated";

const firstExample = /\{\{#markup\}\}\s*([\s\S]*?)\s*\{\{\/markup\}\}/;
const maxLineLength = 80;

/**
 * The first example of a page's template, with attributes set and removed by a query:
 * `?data-max=3&sem=data-label`. Attributes outside the schema are ignored.
 */
export function changedExample(
  template: string,
  schema: SchemaData,
  query: URLSearchParams,
): string {
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

/**
 * Changes attributes of the first element with this tag; null removes one. The rest of the HTML
 * stays as written.
 */
function withAttributes(
  html: string,
  tag: string,
  changes: ReadonlyMap<string, string | null>,
): string {
  const element = widgetTags(html).find(({ name }) => name === tag);
  if (!element || changes.size === 0) return html;
  const attributes = new Map(element.attributes.map(({ name, value }) => [name, value]));
  for (const [name, value] of changes) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
  }
  const written = [...attributes].map(([name, value]) => writtenAttribute(name, value));
  const line = [`<${tag}`, ...written].join(" ");
  const start = line.length < maxLineLength ? line : [`<${tag}`, ...written].join("\n  ");
  return `${html.slice(0, element.start.from)}${start}>${html.slice(element.start.to)}`;
}

/** Puts JSON between single quotes, so that its own quotes need no escaping. */
function writtenAttribute(name: string, value: string): string {
  if (value === "") return name;
  return value.includes('"') && !/['&<>]/.test(value)
    ? `${name}='${value}'`
    : `${name}="${escapeHtml(value).replaceAll("&#39;", "'")}"`;
}
