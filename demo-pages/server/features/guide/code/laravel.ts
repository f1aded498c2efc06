import { argumentName, argumentValue, phpLiteral, phpLiteralInDoubleQuotes } from "./literals";
import { type AttributeOf, translated, type WidgetTag } from "./translated";

const maxLineLength = 80;

/** This HTML with the Blade components of packages/laravel. */
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
  if (written.length === 0 || indent.length + line.length <= maxLineLength) return line;
  return `<x-${[tag, ...written].join(`\n${indent}  `)}${end}`;
}

/** Plain text unless Blade or PHP would interpret it; else a PHP expression, after a colon. */
function argument(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === "string" && !/["\\]|\{[{!]|\B@(?=\w)|@\{|<(?:\?|\/?x[-:])/.test(value))
    return `${name}="${value}"`;
  const literal = phpLiteral(value);
  return literal.includes('"')
    ? `:${name}='${phpLiteralInDoubleQuotes(value)}'`
    : `:${name}="${literal}"`;
}

/**
 * Escapes what is syntax anywhere in a template: Blade's `{{`, `{!!`, `@name`, `<x-`, PHP's `<?`.
 */
function escapedText(html: string): string {
  return html
    .replace(/<(?=\?|\/?x[-:])/g, "\uE000")
    .replace(/\{(?=[{!@\uE000]|$)/g, "{{ '{' }}")
    .replace(/@(?=[{@\uE000]|\w[\w:]*[ \t]*\()/g, "{{ '@' }}")
    .replace(/\B@(?=\w)/g, "@@")
    .replaceAll("\uE000", "{!! '<' !!}");
}
