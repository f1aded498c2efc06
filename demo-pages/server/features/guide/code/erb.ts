import { argumentValue } from "./argumentValue";
import { rubyName, rubyString, rubyValue } from "./ruby";
import { type AttributeOf, translated } from "./translated";
import type { WidgetTag } from "./widgetTags";

const longestLine = 80;

/** The helpers of the Rails gem that write this HTML. */
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
  if (indent.length + line.length <= longestLine) return line;
  const [first = "", ...others] = given;
  const rest = others.map((each) => `,\n${indent}      ${each}`).join("");
  return `<%= ${name} ${first}${rest}${block} %>`;
}

/** `user_id: 7`, in the order of the attributes; those of no schema grouped as `data:` and `aria:`. */
function argumentsOf({ name: tag, attributes }: WidgetTag, attributeOf: AttributeOf): string[] {
  const own: string[] = [];
  const grouped = new Map<string, string[]>();
  for (const { name, value: text } of attributes) {
    const spec = attributeOf(tag, name);
    if (spec) {
      const value = rubyValue(argumentValue(spec, text));
      own.push(`${underscored(name.slice("data-".length))}: ${value}`);
      continue;
    }
    const value = name === "hidden" ? "true" : rubyString(text);
    const [, group, rest] = /^(data|aria)-(.+)$/.exec(name) ?? [];
    if (group === undefined || rest === undefined) {
      own.push(`${rubyName(name)}: ${value}`);
    } else {
      grouped.set(group, [...(grouped.get(group) ?? []), `${underscored(rest)}: ${value}`]);
    }
  }
  return [...own, ...[...grouped].map(([group, pairs]) => `${group}: { ${pairs.join(", ")} }`)];
}

function underscored(name: string): string {
  return rubyName(name.replaceAll("-", "_"));
}
