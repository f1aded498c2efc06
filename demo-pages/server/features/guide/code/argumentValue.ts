import type { AttributeData } from "../guideData";

/** What an attribute says, for a template language to write as a literal of its own. */
export type ArgumentValue =
  | { readonly kind: "text" | "number"; readonly text: string }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "json"; readonly value: object };

/**
 * The value of an attribute by its kind. JSON is an object or a list; the helpers write a text as it is, so any other,
 * and what is no JSON because an example leaves something out, stays the text that it was.
 */
export function argumentValue({ kind, attribute }: AttributeData, text: string): ArgumentValue {
  if (kind === "boolean" && ["", "true", "false"].includes(text)) {
    return { kind, value: text !== "false" };
  }
  if ((kind === "number" || attribute.endsWith("-id")) && isPlainNumber(text)) {
    return { kind: "number", text };
  }
  if (kind === "json") {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === "object" && value !== null) return { kind, value };
    } catch {
      return { kind: "text", text };
    }
  }
  return { kind: "text", text };
}

/** A number that every language writes back as it was. */
function isPlainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && text.length < 16 && String(Number(text)) === text;
}
