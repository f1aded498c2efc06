import { argumentValue } from "./argumentValue";
import { phpString, phpValue } from "./php";
import { type AttributeOf, translated } from "./translated";
import type { WidgetTag } from "./widgetTags";

const longestLine = 80;

/** The tags of this HTML with the function of docs/guide/laravel.md, in Blade. */
export function laravelOf(html: string, attributeOf: AttributeOf): string {
  return translated(html, {
    text: escapedText,
    tag: (tag, indent) => ({
      start: startTag(tag, indent, attributeOf),
      end: `</${tag.name}>`,
    }),
  });
}

function startTag(
  { name: tag, attributes }: WidgetTag,
  indent: string,
  attributeOf: AttributeOf,
): string {
  const given: string[] = [];
  const others: string[] = [];
  for (const { name, value } of attributes) {
    const spec = attributeOf(tag, name);
    if (spec) {
      const key = phpString(name.slice("data-".length).replaceAll("-", "_"));
      given.push(`${key} => ${phpValue(argumentValue(spec, value))}`);
    } else {
      const text = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      others.push(escapedText(value === "" ? name : `${name}="${text}"`));
    }
  }
  const start = [`<${tag}`, ...others].join(" ");
  if (given.length === 0) return `${start}>`;
  const line = `${start} {{ yy([${given.join(", ")}]) }}>`;
  if (indent.length + line.length <= longestLine) return line;
  const rows = given.map((each) => `\n${indent}  ${each},`).join("");
  return `${start} {{ yy([${rows}\n${indent}]) }}>`;
}

/** Blade reads `{{`, `{!!`, `@name` and `<x-` anywhere, PHP reads `<?`. */
function escapedText(html: string): string {
  return html
    .replace(/<(?=\?|\/?x[-:])/g, "\uE000")
    .replace(/\{(?=[{!@\uE000]|$)/g, "{{ '{' }}")
    .replace(/@(?=[{@\uE000]|\w[\w:]*[ \t]*\()/g, "{{ '@' }}")
    .replace(/\B@(?=\w)/g, "@@")
    .replaceAll("\uE000", "{!! '<' !!}");
}
