import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRepository, root, widgetNames } from "../repository";

/** What comments, tests and documents refer to must be in the repository. */
describe("citations", () => {
  it("of behaviour.md name one of its headings", () => {
    const numbers = new Set(
      headingsOf("docs/behaviour.md").map((title) => title.replace(/ .*/, "")),
    );
    const isThere = (number = "") => numbers.has(number);
    expect(unresolved(/\bbehaviour (\d+(?:\.\d+)*)/g, ([, number]) => isThere(number))).toEqual([]);
    // Its own, "(8.2, 8.8)".
    const own = /(?:\(|, )(\d{1,2}\.\d{1,2})(?=[,)])/g;
    const isOurs = (path: string) => path === "docs/behaviour.md";
    expect(unresolved(own, ([, number], path) => !isOurs(path) || isThere(number))).toEqual([]);
  });

  it("of a widget's README name one of its headings", () => {
    expect(
      unresolved(/(?:\b(yy-[a-z-]+)'s )?\bREADME, ([A-Z][^)]*)/g, ([, tag, title], path) => {
        if (path.endsWith(".md")) return true; // "its README, Storybook and …"
        const name = tag?.slice("yy-".length) ?? /^widgets\/([^/]+)\//.exec(path)?.[1];
        return headings.get(name ?? "")?.includes(title ?? "") ?? false;
      }),
    ).toEqual([]);
  });

  it("of decisions name one that is there", () => {
    const numbers = paths.flatMap((path) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
    const isThere = (number = "") => numbers.includes(number.padStart(4, "0"));
    expect(unresolved(/\bADR (\d+)/g, ([, number]) => isThere(number))).toEqual([]);
    expect(unresolved(/\bdocs\/adr\/(\d+)/g, ([, number]) => isThere(number))).toEqual([]);
  });

  it("are of nothing outside the repository", () => {
    const outside =
      /\bcontract (?:§ ?)?\d|\bspec (?:§ ?)?\d|\barchitecture (?:§ ?)?\d|\bthe (?:contract|spec)(?:'s| says| has)\b/gi;
    expect(unresolved(outside, () => false)).toEqual([]);
  });
});

describe("documents", () => {
  it.each(["behaviour.md", "glossary.md"])("%s is reached from README", (name) => {
    const { text = "" } = texts.find(({ path }) => path === "README.md") ?? {};
    expect(text).toContain(`](docs/${name})`);
  });

  it("glossary.md is in alphabetical order, of thirty terms at most", () => {
    const glossary = readFileSync(inRepository("docs/glossary.md"), "utf8");
    const terms = [...glossary.matchAll(/^\| (?!term |---)([^|]+) \|/gm)].map(
      ([, term = ""]) => term,
    );
    expect(terms.length).toBeLessThanOrEqual(30);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, "en")));
  });

  it.each(widgetNames())("%s's README has the constant parts, in their order", (name) => {
    const constant = [
      "Behaviour",
      "Without JavaScript",
      "Keyboard and screen reader",
      "When something fails",
    ];
    expect((parts.get(name) ?? []).slice(0, constant.length)).toEqual(constant);
  });

  it("have links that lead somewhere", () => {
    expect(
      unresolved(
        /\]\((?!https?:|mailto:)([^()\s#]*)(?:#([^()\s]+))?\)/g,
        ([, to, anchor], path) => {
          if (!path.endsWith(".md")) return true;
          const target = to ? new URL(to, `file:///${path}`).pathname.slice(1) : path;
          if (!paths.some((known) => known === target || known.startsWith(`${target}/`)))
            return false;
          return !anchor || headingsOf(target).some((title) => slugOf(title) === anchor);
        },
      ),
    ).toEqual([]);
  });
});

/** Every tracked file of text that is written by hand; this one has patterns, not citations. */
const paths = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter((path) => path !== "");
const texts = paths
  .filter((path) => /\.(?:[cm]?[jt]sx?|css|md|tpl|grit|html|erb|json|ya?ml)$/.test(path))
  .filter((path) => !/package-lock\.json$|^scripts\/lint\/citations\.test\.ts$/.test(path))
  .map((path) => ({ path, text: inOneLine(readFileSync(inRepository(path), "utf8")) }));

const readmeOf = (name: string) => `widgets/${name}/README.md`;
const headings = new Map(widgetNames().map((name) => [name, headingsOf(readmeOf(name))]));
const parts = new Map(widgetNames().map((name) => [name, headingsOf(readmeOf(name), "##")]));

/** A citation may go on in the next line of a comment. */
function inOneLine(text: string): string {
  return text.replace(/\n\s*(?:\*|\/\/)? */g, " ");
}

/** The titles of a document, of all levels or of one. Lines of code that begin with `#` are none. */
function headingsOf(path: string, level = "#+"): string[] {
  const prose = readFileSync(inRepository(path), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(new RegExp(`^${level} (.+)$`, "gm"))].map(([, title = ""]) => title);
}

/** The anchor that GitHub gives a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");
}

/** `path: what is written` of each match that does not resolve. */
function unresolved(
  pattern: RegExp,
  resolves: (match: RegExpMatchArray, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !resolves(match, path))
      .map(([written]) => `${path}: ${written}`),
  );
}
