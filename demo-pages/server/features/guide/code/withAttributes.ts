import { escapeHtml } from "../../../rendering/escapeHtml";
import { widgetTags } from "./widgetTags";

const longestLine = 80;

/**
 * The HTML with attributes of its first element of this tag changed; null takes one away. What does not change stays
 * as it is written.
 */
export function withAttributes(
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
  const start = line.length < longestLine ? line : [`<${tag}`, ...written].join("\n  ");
  return `${html.slice(0, element.start.from)}${start}>${html.slice(element.start.to)}`;
}

/** JSON between single quotes, where its own need no escaping. */
function writtenAttribute(name: string, value: string): string {
  if (value === "") return name;
  return value.includes('"') && !/['&<>]/.test(value)
    ? `${name}='${value}'`
    : `${name}="${escapeHtml(value).replaceAll("&#39;", "'")}"`;
}
