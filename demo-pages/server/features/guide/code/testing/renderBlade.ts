import { escapeHtml } from "../../../../rendering/escapeHtml";
import { LiteralReader } from "./LiteralReader";
import { dataAttributes } from "./written";

/** What Blade would make of a template, step by step as its compiler takes them. */
export function renderBlade(template: string): string {
  if (/<\?|<\/?x[-:]/.test(template)) throw new Error("PHP, or a component");
  const written: string[] = [];
  // A compiled echo is PHP, which no later step reads.
  const keep = (html: string) => `\uE001${written.push(html) - 1}\uE001`;
  return template
    .replace(/\{\{--[\s\S]*?--\}\}/g, "")
    .replace(/\B@(@?\w+(?:::\w+)?)([ \t]*)(\([^()]*\))?/g, statement)
    .replace(/(@)?\{!!\s*([\s\S]+?)\s*!!\}/g, (_, at, code) => keep(echo(at, code, String)))
    .replace(/(@)?\{\{\{\s*([\s\S]+?)\s*\}\}\}/g, (_, at, code) => keep(echo(at, code, escapeHtml)))
    .replace(/(@)?\{\{\s*([\s\S]+?)\s*\}\}/g, (_, at, code) => keep(echo(at, code, escapeHtml)))
    .replace(/\uE001(\d+)\uE001/g, (_, index) => written[Number(index)] ?? "");
}

function statement(whole: string, name: string, space: string, given: string | undefined): string {
  if (name.startsWith("@")) return given === undefined ? name + space : name + given;
  throw new Error(`may be a directive: ${whole}`);
}

function echo(at: string | undefined, code: string, write: (text: string) => string): string {
  if (at !== undefined) throw new Error(`an echo that is none: ${code}`);
  const reader = new LiteralReader(code);
  if (reader.take(/yy\(/) === undefined) return write(reader.string());
  const attributes = reader.value() as Record<string, unknown>;
  if (reader.take(/\)$/) === undefined) throw new Error(`not PHP: ${reader.rest}`);
  return dataAttributes(Object.entries(attributes)).trimStart();
}
