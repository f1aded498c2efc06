import { escapeHtml } from "../../../../rendering/escapeHtml";

/** Attributes as the helpers of the guides write them: what is no text as JSON. */
export function dataAttributes(given: readonly (readonly [string, unknown])[]): string {
  return given
    .map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return ` data-${name.replaceAll("_", "-")}="${escapeHtml(text)}"`;
    })
    .join("");
}
