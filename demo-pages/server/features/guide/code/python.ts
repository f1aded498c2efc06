import type { ArgumentValue } from "./argumentValue";

/** A value as a literal of Python. */
export function pythonValue(given: ArgumentValue): string {
  switch (given.kind) {
    case "text":
      return JSON.stringify(given.text);
    case "number":
      return given.text;
    default:
      return literal(given.value);
  }
}

function literal(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const pairs = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`,
  );
  return `{${pairs.join(", ")}}`;
}
