/**
 * The text without the slashes at its end. A regular expression would take quadratic time for a
 * text with many slashes.
 */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** Whether both URLs have the same path, ignoring slashes and the format `.js` at the end. */
export function isSamePath(url: URL, other: URL): boolean {
  return pathOf(url) === pathOf(other);
}

function pathOf({ pathname }: URL): string {
  return withoutTrailingSlashes(pathname).replace(/\.js$/, "");
}
