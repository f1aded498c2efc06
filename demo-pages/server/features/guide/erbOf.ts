import type { AttributeData } from "./guideData";
import { rubyString, rubyValue } from "./rubyValue";

/** The attribute of a tag by its name in HTML, undefined when the tag's schema has none of it. */
export type AttributeOf = (tag: string, attribute: string) => AttributeData | undefined;

const attributePattern = /\s+([^\s=>/"'<]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
const openTag = /<(yy-[a-z-]+)((?:\s+[^\s=>/"'<]+(?:="[^"]*"|='[^']*')?)*)\s*>/;
const longestLine = 80;

/** The helpers that write the `yy-` tags of this HTML; all other markup stays as it is. */
export function erbOf(html: string, attributeOf: AttributeOf): string {
  const found = openTag.exec(html);
  if (!found) return html;
  const [whole, tag = "", attributes = ""] = found;
  const before = html.slice(0, found.index);
  const from = found.index + whole.length;
  const to = endOf(html, tag, from);
  const inside = html.slice(from, to);
  const after = html.slice(to).replace(`</${tag}>`, "");
  const indent = /[^\n]*$/.exec(before)?.[0].replace(/\S/g, " ") ?? "";
  const isEmpty = inside.trim() === "";
  const helper = call(tag, argumentsOf(tag, attributes, attributeOf), indent, isEmpty ? "" : " do");
  const content = isEmpty ? "" : `${erbOf(inside, attributeOf)}<% end %>`;
  return before + helper + content + erbOf(after, attributeOf);
}

/** Where the end tag begins, past those of tags of the same name inside; the end of the text without one. */
function endOf(html: string, tag: string, from: number): number {
  const tags = new RegExp(`<(/?)${tag}(?=[\\s>])`, "g");
  tags.lastIndex = from;
  let depth = 1;
  for (const { 1: slash, index } of html.matchAll(tags)) {
    depth += slash === "/" ? -1 : 1;
    if (depth === 0) return index;
  }
  return html.length;
}

function call(tag: string, given: readonly string[], indent: string, block: string): string {
  const name = tag.replaceAll("-", "_");
  const start = [`<%= ${name}`, given.join(", ")].filter(Boolean).join(" ");
  const line = `${start}${block} %>`;
  if (indent.length + line.length <= longestLine) return line;
  const [first = "", ...others] = given;
  const rest = others.map((each) => `,\n${indent}      ${each}`).join("");
  return `<%= ${name} ${first}${rest}${block} %>`;
}

/** `user_id: 7`, in the order of the attributes; those of no schema grouped as `data:` and `aria:`. */
function argumentsOf(tag: string, attributes: string, attributeOf: AttributeOf): string[] {
  const own: string[] = [];
  const grouped = new Map<string, string[]>();
  for (const [, name = "", double, single] of attributes.matchAll(attributePattern)) {
    const text = double ?? single;
    const spec = attributeOf(tag, name);
    if (spec) {
      own.push(`${underscored(name.slice("data-".length))}: ${rubyValue(spec, text)}`);
      continue;
    }
    const value = text === undefined ? "true" : rubyString(text);
    const [, group, rest] = /^(data|aria)-(.+)$/.exec(name) ?? [];
    if (group === undefined || rest === undefined) {
      own.push(`${name.includes("-") ? JSON.stringify(name) : name}: ${value}`);
    } else {
      grouped.set(group, [...(grouped.get(group) ?? []), `${underscored(rest)}: ${value}`]);
    }
  }
  return [...own, ...[...grouped].map(([group, pairs]) => `${group}: { ${pairs.join(", ")} }`)];
}

function underscored(name: string): string {
  return name.replaceAll("-", "_");
}
