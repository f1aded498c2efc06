import { argumentName, argumentValue, phpLiteral } from "./literals";
import { type AttributeOf, translated, type WidgetTag } from "./translated";

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
      const literal = phpLiteral(argumentValue(spec, value));
      given.push(`${phpLiteral(argumentName(name))} => ${literal}`);
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
