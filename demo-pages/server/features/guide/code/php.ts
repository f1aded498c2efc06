import type { ArgumentValue } from "./argumentValue";

/** A value as a literal of PHP, inside a Blade template. */
export function phpValue(given: ArgumentValue): string {
  switch (given.kind) {
    case "text":
      return phpString(given.text);
    case "number":
      return given.text;
    default:
      return literal(given.value);
  }
}

/**
 * A text between single quotes. What Blade or PHP would look for in the template even inside a string is taken apart:
 * `'{'.'{'`.
 */
export function phpString(text: string): string {
  const quoted = text.replace(/['\\]/g, "\\$&");
  return `'${quoted.replace(/\{(?=\{|!!)|\}(?=\})|!(?=!\})|@(?=\w)|<(?=\?|\/?x[-:])/g, "$&'.'")}'`;
}

function literal(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "string") return phpString(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const pairs = Object.entries(value).map(([key, each]) => `${phpString(key)} => ${literal(each)}`);
  // PHP takes an array with the keys 0, 1, … for a list.
  const isListToPhp = Object.keys(value).every((key) => /^\d+$/.test(key));
  return `${isListToPhp ? "(object) " : ""}[${pairs.join(", ")}]`;
}
