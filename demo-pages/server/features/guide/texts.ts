import { escapeHtml } from "../../rendering/escapeHtml";
import type { AttributeData } from "./guideData";

/** Text as HTML, with what stands between backticks as code. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** The default as one would write it in the attribute; empty without one. */
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

/**
 * The words of HTML as one line: without its tags, those of a block apart from those of the next.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|td|th|pre|blockquote)>|<[bh]r>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
