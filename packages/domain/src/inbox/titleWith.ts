/**
 * A page's title with a count before it, "(3) lojinha", or without one. Where a count that was
 * written before still stands in the title, wherever another script has put it since, the new one
 * takes its place.
 *
 * @param prefix with a space at its end; empty for none
 * @param written every prefix that was written before, this one too perhaps
 */
export function titleWith(prefix: string, title: string, written: Iterable<string>): string {
  // A browser returns a title without the space at its end. On a page without a title, only the
  // count is left.
  const padded = `${title} `;
  const former = [...written].find((each) => each !== "" && padded.includes(each));
  return (former === undefined ? prefix + title : padded.replace(former, () => prefix)).trim();
}
