/**
 * The JSON object in a text, such as an attribute or a storage entry; undefined for null, broken
 * JSON, and JSON that is not an object. Keys named `__proto__` are dropped at every depth, so that
 * copying the object cannot change a prototype.
 */
export function parseJsonObject(
  text: string | null | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text, withoutPrototypeKey);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function withoutPrototypeKey(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
