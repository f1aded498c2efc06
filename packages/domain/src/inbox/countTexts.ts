/**
 * The text of a count badge: "3", "99+" above the max, and "" (a hidden badge) for 0, negative
 * numbers and `NaN`.
 */
export function badgeText(count: number, max = 99): string {
  if (!(count > 0)) return "";
  return count > max ? `${max}+` : String(count);
}

/**
 * The page's title with a count before it, "(3) lojinha", or without one. If the title still
 * contains an earlier count, even where another script has moved it, the new count replaces it.
 *
 * @param prefix the count with a space at its end; "" for none
 * @param written all prefixes that were written before; may include this one
 */
export function titleWith(prefix: string, title: string, written: Iterable<string>): string {
  // The browser trims the title, so that on a page without a title only the count is left, without
  // its space.
  const padded = `${title} `;
  const former = [...written].find((each) => each !== "" && padded.includes(each));
  return (former === undefined ? prefix + title : padded.replace(former, () => prefix)).trim();
}
