/** A template, and its front matter. */
export interface PageSource {
  /** For example `title` and `summary`. */
  readonly facts: Readonly<Record<string, string>>;
  readonly template: string;
}

/**
 * Parses a template's front matter: lines `name: text` between two `---` at its very top. A page
 * passes its title to shared partials this way, because Mustache partials take no parameters.
 */
export function readPageFacts(source: string): PageSource {
  const [head = "", lines = ""] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const facts = lines.split("\n").flatMap((line): [string, string][] => {
    const [, name, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    return name === undefined || text === undefined ? [] : [[name, text]];
  });
  return { facts: Object.fromEntries(facts), template: source.slice(head.length) };
}
