/** A template apart from what it says of itself. */
export interface PageSource {
  /** For example `title` and `summary`. */
  readonly facts: Readonly<Record<string, string>>;
  readonly template: string;
}

/**
 * Reads the lines `name: text` between two `---` at the very top of a template. They are how a page
 * hands its title to the partials it shares with others, which mustache has no parameters for.
 */
export function readPageFacts(source: string): PageSource {
  const [head = "", lines = ""] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const facts = lines.split("\n").flatMap((line): [string, string][] => {
    const [, name, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    return name === undefined || text === undefined ? [] : [[name, text]];
  });
  return { facts: Object.fromEntries(facts), template: source.slice(head.length) };
}
