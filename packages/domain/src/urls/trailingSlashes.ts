/** The text without the slashes at its end. A regular expression would take quadratic time on a long run of slashes inside the text. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}

/** Whether both lead to one page: slashes or the name of a script's format at the end make no other. */
export function isSamePath(url: URL, other: URL): boolean {
  return pathOf(url) === pathOf(other);
}

function pathOf({ pathname }: URL): string {
  return withoutTrailingSlashes(pathname).replace(/\.js$/, "");
}
