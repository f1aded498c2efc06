import type { ArgumentValue } from "./argumentValue";

/** A value as a literal of Ruby, inside ERB. */
export function rubyValue(given: ArgumentValue): string {
  switch (given.kind) {
    case "text":
      return rubyString(given.text);
    case "number":
      return given.text;
    default:
      return literal(given.value);
  }
}

/** A text between double quotes. `%>` would end the ERB around it. */
export function rubyString(text: string): string {
  return `"${text.replace(/["\\]|#(?=[{$@])/g, "\\$&").replaceAll("%>", "%\\>")}"`;
}

/** A name before a colon: `user_id:`, `"odd name":`. */
export function rubyName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : rubyString(name);
}

function literal(value: unknown): string {
  if (value === null) return "nil";
  if (typeof value === "string") return rubyString(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const pairs = Object.entries(value).map(([key, each]) => `${rubyName(key)}: ${literal(each)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}
