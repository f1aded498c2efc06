/**
 * Gives what `JSON.stringify` gives, on pages too where Prototype.js has given arrays a `toJSON`
 * that makes strings of them.
 *
 * @param value plain data: objects, arrays, texts, numbers, true, false, null
 */
export const stringify = (value: unknown): string => JSON.stringify(value, withoutToJson);

function withoutToJson(this: unknown, key: string): unknown {
  const value = Reflect.get(Object(this), key);
  return Array.isArray(value) ? Object.setPrototypeOf([...value], null) : value;
}
