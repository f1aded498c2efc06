import { environment } from "./metas";

/**
 * The end of the message of an error about a value of the page. It tells the value in development
 * alone, because a value may be personal, and errors go to the console and to monitoring
 * (behaviour 5.1).
 */
export function got(value: unknown): string {
  if (environment() !== "development") return "";
  const quoted = typeof value === "string" ? JSON.stringify(value) : String(value);
  return `, got ${quoted.slice(0, 80)}`;
}
