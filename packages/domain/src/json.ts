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

/**
 * Works like `JSON.stringify`, also on pages where Prototype.js has added a `toJSON` to arrays,
 * which would turn them into strings.
 *
 * @param value plain data: objects, arrays, texts, numbers, true, false, null
 */
export const stringify = (value: unknown): string => JSON.stringify(value, withoutToJson);

function withoutToJson(this: unknown, key: string): unknown {
  const value = Reflect.get(Object(this), key);
  return Array.isArray(value) ? Object.setPrototypeOf([...value], null) : value;
}

/**
 * The object's own field of this name; undefined when absent or inherited (`constructor`,
 * `toString` …).
 */
export function ownField(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
}
