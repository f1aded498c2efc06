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
