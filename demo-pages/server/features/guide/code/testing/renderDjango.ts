import { LiteralReader } from "./LiteralReader";
import { dataAttributes } from "./written";

const braces: Readonly<Record<string, string>> = {
  openvariable: "{{",
  openblock: "{%",
  opencomment: "{#",
  openbrace: "{",
};
// Django's own: a tag is one line, the first end ends it, whatever is quoted.
const tokens = /(\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\})/;
const bits = /((?:[^\s'"]*(?:(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')[^\s'"]*)+)|\S+)/g;

/** What Django would make of what the guide writes: the view's lines first, where there are any. */
export function renderDjango(code: string): string {
  const marker = "{# no template #}\n";
  const at = code.indexOf(marker);
  const context = contextOf(at < 0 ? "" : code.slice(0, at));
  const template = code.slice(at < 0 ? 0 : at + marker.length).replace(/^\{% load yy %\}\n/, "");
  const open: string[] = [];
  return template
    .split(tokens)
    .map((token, index) => {
      if (index % 2 === 0) return token;
      if (!token.startsWith("{%")) throw new Error(`not written by the guide: ${token}`);
      const [name, ...given] = token.slice(2, -2).match(bits) ?? [];
      if (name === "templatetag") return braces[given[0] ?? ""];
      if (name === "endyy") return `</${open.pop()}>`;
      if (name !== "yy") throw new Error(`no such tag: ${token}`);
      const [tag, ...rest] = given;
      open.push(`yy-${literal(tag ?? "", context)}`);
      return `<${open.at(-1)}${dataAttributes(rest.map((each) => argument(each, context)))}>`;
    })
    .join("");
}

function argument(bit: string, context: Map<string, unknown>): [string, unknown] {
  const [, name = "", text = ""] = /^(\w+)=([\s\S]+)$/.exec(bit) ?? [];
  return [name, literal(text, context)];
}

/** `Variable` of Django: a string with its own way of unescaping, a number, or a name. */
function literal(text: string, context: Map<string, unknown>): unknown {
  if (/^"[^"\\]*(?:\\.[^"\\]*)*"$/.test(text)) {
    return text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");
  }
  if (/^[\d.]+$/.test(text)) return Number(text);
  if (text === "True" || text === "False") return text === "True";
  if (!context.has(text)) throw new Error(`not in the context: ${text}`);
  return context.get(text);
}

function contextOf(view: string): Map<string, unknown> {
  const lines = view.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name = "", value = ""] = /^(\w+) = (.*)$/.exec(line) ?? [];
      return [name, new LiteralReader(value).value()];
    }),
  );
}
