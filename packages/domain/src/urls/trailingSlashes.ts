/** The text without the slashes at its end. A regular expression would begin anew at each slash of a long run inside it. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end -= 1;
  return text.slice(0, end);
}
