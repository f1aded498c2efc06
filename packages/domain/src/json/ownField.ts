/**
 * The object's own field of this name; undefined when absent or inherited (`constructor`,
 * `toString` …).
 */
export function ownField(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
}
