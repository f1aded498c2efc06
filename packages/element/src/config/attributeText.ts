import type { AttributeSpec } from "./schema";

/** The attribute every widget has (behaviour 3.6). */
export const mountAttribute = "data-mount";

export const mountOptions = ["eager", "visible", "interaction"] as const;

/** What `data-mount` does, in a widget whose own strategy is this one. */
export const mountDescription =
  "When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).";

/** The states every widget has (behaviour 1.4). */
export const commonStates: Readonly<Record<string, string>> = {
  mounted: "The behaviour is active.",
  failed: "The widget could not work and gave the server's markup back.",
};

/** What an attribute takes, in the words of a table: `number from 0 to 99`, `"a" | "b"`. */
export function valueText(spec: AttributeSpec): string {
  switch (spec.kind) {
    case "choice":
      return spec.options.map((option) => `"${option}"`).join(" | ");
    case "json":
      return spec.type;
    case "number":
      return [spec.integer ? "integer" : "number", rangeText(spec)].filter(Boolean).join(" ");
    case "url":
      return ["url", ...(spec.schemes ?? [])].join(", ");
    default:
      return spec.kind;
  }
}

/** The property's TypeScript type, as text. */
export function propertyType(spec: AttributeSpec): string {
  switch (spec.kind) {
    case "choice":
    case "json":
      return valueText(spec);
    case "boolean":
    case "number":
      return spec.kind;
    default:
      return "string";
  }
}

/** The default as it would be written in the attribute; undefined without one. */
export function defaultText(spec: AttributeSpec): string | undefined {
  if (spec.kind === "boolean") return String(spec.default ?? false);
  if (spec.default === undefined) return undefined;
  return spec.kind === "json" ? JSON.stringify(spec.default) : String(spec.default);
}

function rangeText({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `≥ ${min}`;
  return max === undefined ? "" : `≤ ${max}`;
}
