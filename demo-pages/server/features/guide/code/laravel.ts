import { argumentName, argumentValue, phpLiteral, phpLiteralInDoubleQuotes } from "./literals";
import { type AttributeOf, translated, type WidgetTag } from "./translated";

const longestLine = 80;

/** The tags of this HTML as the components of packages/laravel, in Blade. */
export function laravelOf(html: string, attributeOf: AttributeOf): string {
  return translated(html, {
    text: escapedText,
    tag: (tag, indent, isEmpty) => ({
      start: startTag(tag, indent, isEmpty ? " />" : ">", attributeOf),
      end: isEmpty ? "" : `</x-${tag.name}>`,
    }),
  });
}

function startTag(
  { name: tag, attributes }: WidgetTag,
  indent: string,
  end: string,
  attributeOf: AttributeOf,
): string {
  const written = attributes.map(({ name, value }) => {
    const spec = attributeOf(tag, name);
    if (spec) return argument(argumentName(name).replaceAll("_", "-"), argumentValue(spec, value));
    const text = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return escapedText(value === "" ? name : `${name}="${text}"`);
  });
  const line = `<x-${[tag, ...written].join(" ")}${end}`;
  if (written.length === 0 || indent.length + line.length <= longestLine) return line;
  return `<x-${[tag, ...written].join(`\n${indent}  `)}${end}`;
}

/** A text as it is, where Blade and PHP leave it so; anything else as PHP, after a colon. */
function argument(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["\\]|\{[{!]|\B@(?=\w)|@\{|<(?:\?|\/?x[-:])/.test(value))
    return `${name}="${value}"`;
  const literal = phpLiteral(value);
  return literal.includes('"')
    ? `:${name}='${phpLiteralInDoubleQuotes(value)}'`
    : `:${name}="${literal}"`;
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
