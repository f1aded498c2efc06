import { argumentName, argumentValue, rubyLiteral, rubyName } from "./literals";
import { type AttributeOf, translated, type WidgetTag } from "./translated";

const maxLineLength = 80;

/** This HTML with the helpers of the Rails gem. */
export function erbOf(html: string, attributeOf: AttributeOf): string {
  return translated(html, {
    text: (piece) => piece.replaceAll("<%", '<%= raw "<%" %>'),
    tag: (tag, indent, isEmpty) => ({
      start: call(tag, argumentsOf(tag, attributeOf), indent, isEmpty ? "" : " do"),
      end: isEmpty ? "" : "<% end %>",
    }),
  });
}

function call(
  { name: tag }: WidgetTag,
  given: readonly string[],
  indent: string,
  block: string,
): string {
  const name = tag.replaceAll("-", "_");
  const start = [`<%= ${name}`, given.join(", ")].filter(Boolean).join(" ");
  const line = `${start}${block} %>`;
  if (indent.length + line.length <= maxLineLength) return line;
  const [first = "", ...others] = given;
  const rest = others.map((each) => `,\n${indent}      ${each}`).join("");
  return `<%= ${name} ${first}${rest}${block} %>`;
}

/**
 * `user_id: 7`, in the order of the attributes; those outside the schema are grouped as `data:` and
 * `aria:`.
 */
function argumentsOf({ name: tag, attributes }: WidgetTag, attributeOf: AttributeOf): string[] {
  const own: string[] = [];
  const groups = new Map<string, string[]>();
  for (const { name, value: text } of attributes) {
    const spec = attributeOf(tag, name);
    const [, group, rest = name] = (!spec && /^(data|aria)-(.+)$/.exec(name)) || [];
    const foreignValue = name === "hidden" ? true : text;
    const value = rubyLiteral(spec ? argumentValue(spec, text) : foreignValue);
    const argument = `${rubyName(argumentName(rest))}: ${value}`;
    if (group === undefined) own.push(argument);
    else groups.set(group, [...(groups.get(group) ?? []), argument]);
  }
  return [...own, ...[...groups].map(([group, pairs]) => `${group}: { ${pairs.join(", ")} }`)];
}
