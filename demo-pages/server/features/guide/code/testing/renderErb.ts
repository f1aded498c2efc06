import { escapeHtml } from "../../../../rendering/escapeHtml";
import { LiteralReader } from "./LiteralReader";
import { dataAttributes } from "./written";

/** What Erubi, Rails' engine, would make of a template that calls the helpers, tag by tag. */
export function renderErb(template: string): string {
  const open: string[] = [];
  return template.replace(
    /<%(={1,2}|-|#|%|\|)?([\s\S]*?)([-=])?%>/g,
    (_, kind: string | undefined, code: string) => {
      if (kind === undefined && code.trim() === "end") return `</${open.pop()}>`;
      if (kind !== "=") throw new Error(`not written by the guide: ${kind} ${code}`);
      const reader = new LiteralReader(code);
      if (reader.take(/raw /)) return reader.string();
      const tag = reader.take(/yy_\w+/)?.replaceAll("_", "-") ?? "";
      const isBlock = /(^|[\s"}\]])do $/.test(reader.rest);
      const start = `<${tag}${argumentsIn(reader)}>`;
      if (!isBlock) return `${start}</${tag}>`;
      open.push(tag);
      return start;
    },
  );
}

function argumentsIn(reader: LiteralReader): string {
  return reader
    .pairs(/do $/)
    .map(([name, value]) => {
      const group = name === "data" || name === "aria";
      if (group) {
        const pairs = Object.entries(value as object);
        return name === "data" ? dataAttributes(pairs.map(unstated)) : ariaAttributes(pairs);
      }
      if (["class", "id", "hidden"].includes(name)) {
        return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
      }
      return dataAttributes([[name, value]]);
    })
    .join("");
}

const unstated = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  value === true ? "" : value,
];

function ariaAttributes(pairs: [string, unknown][]): string {
  return pairs
    .map(([name, value]) => ` aria-${name.replaceAll("_", "-")}="${escapeHtml(String(value))}"`)
    .join("");
}
