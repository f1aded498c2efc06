/**
 * Whether a list on the page was replaced by another: none of the former names is left. The
 * elements do not show this, because a morph reuses them for other items.
 */
export function isAnotherList(before: readonly string[], now: readonly string[]): boolean {
  return before.length > 0 && now.length > 0 && !now.some((name) => before.includes(name));
}
