import { escapeHtml } from "../../rendering/escapeHtml";

/** Text as HTML, with what stands between backticks as code. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
