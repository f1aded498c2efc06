const parameter = /;\s*([^\s=;]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*)))?/g;

/**
 * The target of the first link in a `Link` header (RFC 8288) that has the relation, as it is
 * written there: `linkTarget('</busca?page=3>; rel="next"', "next")` is "/busca?page=3". If a link
 * has several `rel`s, the first counts.
 */
export function linkTarget(header: string, relation: string): string | undefined {
  for (const { target, parameters } of linksIn(header)) {
    if (relationsIn(parameters).includes(relation.toLowerCase())) return target.trim();
  }
  return undefined;
}

/**
 * Yields each `<target>` of a header with its parameters, which end at a comma or at a quote that
 * is never closed. Takes linear time in the length of the header, unlike a regular expression,
 * which would start again at every `<`.
 */
function* linksIn(header: string): Generator<{ target: string; parameters: string }> {
  const parametersEnd = parameterScanner(header);
  let from = 0;
  for (;;) {
    const start = header.indexOf("<", from);
    const end = start < 0 ? -1 : header.indexOf(">", start);
    if (end < 0) return;
    from = parametersEnd(end + 1);
    yield { target: header.slice(start + 1, end), parameters: header.slice(end + 1, from) };
  }
}

/**
 * Returns a function that maps the start of a link's parameters to their end. Call it for the links
 * in order.
 */
function parameterScanner(header: string): (start: number) => number {
  // When one quote has no closing quote, no later one has, and the search to the end is not
  // repeated.
  let isUnclosed = false;
  return (start) => {
    let at = start;
    for (; at < header.length && header[at] !== ","; at += 1) {
      if (header[at] !== '"') continue;
      const close = isUnclosed ? -1 : closingQuote(header, at);
      isUnclosed = close < 0;
      if (isUnclosed) return at;
      at = close;
    }
    return at;
  };
}

/**
 * Index of the quote that closes the one at `start`, -1 without one; a backslash escapes the next
 * character.
 */
function closingQuote(header: string, start: number): number {
  for (let at = start + 1; at < header.length; at += 1) {
    if (header[at] === '"') return at;
    if (header[at] === "\\") at += 1;
  }
  return -1;
}

function relationsIn(parameters: string): string[] {
  for (const [, name = "", quoted, plain = ""] of parameters.matchAll(parameter)) {
    if (name.toLowerCase() === "rel") return (quoted ?? plain).toLowerCase().split(/\s+/);
  }
  return [];
}
