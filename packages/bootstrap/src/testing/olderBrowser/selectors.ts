/** Functional pseudo-classes that ignore unknown selectors in their list; all others become unknown by them. */
const forgiving = [":is", ":where"];
const withSelectors = [...forgiving, ":not", ":has", ":host", ":host-context", "::slotted"];

/**
 * A selector list as a browser reads it that does not know some pseudo-classes: undefined when it drops the rule, else
 * the list without the selectors that `:is()` and `:where()` ignore.
 */
export function readSelectors(list: string, unknown: readonly RegExp[]): string | undefined {
  const known = splitList(list).map((selector) => readSelector(selector, unknown));
  return known.includes(undefined) ? undefined : known.join(",");
}

function readSelector(selector: string, unknown: readonly RegExp[]): string | undefined {
  let read = "";
  for (let at = 0; at < selector.length; at += 1) {
    read += selector[at];
    const name = selector[at] === "(" ? read.match(/::?[\w-]+(?=\($)/)?.[0] : undefined;
    if (name === undefined || !withSelectors.includes(name)) continue;
    const end = endOfBrackets(selector, at);
    const argument = selector.slice(at + 1, end);
    const inner = forgiving.includes(name)
      ? readForgivingly(argument, unknown)
      : readSelectors(argument, unknown);
    if (inner === undefined) return undefined;
    read += `${inner})`;
    at = end;
  }
  return unknown.some((pattern) => pattern.test(read)) ? undefined : read;
}

function readForgivingly(list: string, unknown: readonly RegExp[]): string {
  const known = splitList(list).map((selector) => readSelector(selector, unknown));
  return known.filter((selector) => selector !== undefined).join(",") || ":not(*)";
}

function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
