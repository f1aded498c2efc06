/**
 * Whether a list of things on the page has become another one: none of the former names is in it
 * any more. A morph writes other things into the same elements, so these do not tell.
 */
export function isAnotherList(before: readonly string[], now: readonly string[]): boolean {
  return before.length > 0 && now.length > 0 && !now.some((name) => before.includes(name));
}
