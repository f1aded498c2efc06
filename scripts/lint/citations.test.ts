import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRepository, repositoryFiles } from "../repository";

/** Every file of text that is written by hand; this one has patterns, not citations. */
const paths = repositoryFiles();
const texts = paths
  .filter((path) => /\.(?:[cm]?[jt]sx?|css|md|tpl|grit|html|erb|json|ya?ml)$/.test(path))
  .filter((path) => !/package-lock\.json$|^scripts\/lint\/citations\.test\.ts$/.test(path))
  .map((path) => ({ path, text: inOneLine(readFileSync(inRepository(path), "utf8")) }));
const decisions = paths.filter((path) => /^docs\/adr\/\d{4}-/.test(path));

it("every citation of behaviour.md names one of its headings", () => {
  const numbers = headingsOf("docs/behaviour.md").map((title) => title.replace(/ .*/, ""));
  expect(
    unresolved(/\bbehaviour (\d+(?:\.\d+)*)/g, (number) => numbers.includes(number)),
    "these files cite headings that docs/behaviour.md does not have",
  ).toEqual([]);
});

it("every citation of a widget's README names one of its headings", () => {
  expect(
    unresolved(/\b(?:yy-([a-z-]+)'s )?README, ([A-Z][^)]*)/g, (tag, title, path) => {
      if (path.endsWith(".md")) return true; // "its README, Storybook and …"
      const name = tag || /^widgets\/([^/]+)\//.exec(path)?.[1];
      return headingsOf(`widgets/${name}/README.md`).includes(title);
    }),
    "these files cite headings that the widget's README.md does not have",
  ).toEqual([]);
});

it("every citation of a decision names one that is there", () => {
  const isThere = (number: string) =>
    decisions.some((path) => path.startsWith(`docs/adr/${number.padStart(4, "0")}-`));
  expect(
    unresolved(/\b(?:ADR |docs\/adr\/)(\d+)/g, isThere),
    "these files cite decisions that docs/adr does not have",
  ).toEqual([]);
});

it.each(decisions)("%s is dated, and listed with its number, title and date", (path) => {
  const [, number, title, date] =
    /^# (\d+)\. (.+)\n\nStatus: .*(\d{4}-\d\d-\d\d)\n/.exec(
      readFileSync(inRepository(path), "utf8"),
    ) ?? [];
  const index = readFileSync(inRepository("docs/adr/README.md"), "utf8");
  const file = path.replace("docs/adr/", "");
  expect(index).toContain(`\n| ${number} | [${title}](${file}) | ${date} |\n`);
});

it("every link of a document leads somewhere", () => {
  const link = /\]\((?!https?:|mailto:)([^()\s#]*)(?:#([^()\s]+))?\)/g;
  expect(
    unresolved(link, (to, anchor, path) => {
      if (!path.endsWith(".md")) return true;
      const target = to ? new URL(to, `file:///${path}`).pathname.slice(1) : path;
      if (!paths.some((known) => known === target || known.startsWith(`${target}/`))) return false;
      return !anchor || headingsOf(target).some((title) => slugOf(title) === anchor);
    }),
    "these documents link to files or headings that are not there",
  ).toEqual([]);
});

/** A citation may go on in the next line of a comment. */
function inOneLine(text: string): string {
  return text.replace(/\n\s*(?:\*|\/\/)? */g, " ");
}

/** The titles of a document. Lines of code that begin with `#` are none. */
function headingsOf(path: string): string[] {
  const prose = readFileSync(inRepository(path), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
}

/** The anchor that GitHub gives a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");
}

/** `path: what is written` of each match that does not resolve, by its two groups and the path. */
function unresolved(
  pattern: RegExp,
  resolves: (first: string, second: string, path: string) => boolean,
): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, first = "", second = ""]) => !resolves(first, second, path))
      .map(([written]) => `${path}: ${written}`),
  );
}
