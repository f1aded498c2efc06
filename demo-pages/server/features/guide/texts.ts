import { escapeHtml } from "../../rendering/escapeHtml";
import type { AttributeData } from "./guideData";

/** Text as HTML, with `<code>` for text between backticks. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** The default as written in the attribute; empty without one. */
export function defaultText({ default: value }: AttributeData): string {
  if (value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const characters: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The text of HTML in one line, with a space between blocks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|td|th|pre|blockquote)>|<[bh]r>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
