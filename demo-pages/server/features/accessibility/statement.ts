import type { Tokens } from "marked";
import { inlineCode } from "../guide/texts";
import { sectionsOf } from "./sections";

interface TestReference {
  /** Path from the repository's root. */
  readonly file: string;
  /** As in the file: `%s` is the parameter of `it.each`. */
  readonly name: string;
  /** The name with `…` in place of `%s`. */
  readonly shown: string;
}

/** The table's row for widgets without a row of their own. */
const otherWidgets = "os outros";

/**
 * Reads `docs/accessibility.md`; texts are HTML.
 * @throws {Error} that names the missing section, or the cell with an undefined link.
 */
export function readStatement(markdown: string) {
  const sections = sectionsOf(markdown);
  const section = (title: string) => {
    const found = sections.find((each) => each.title === title);
    if (!found) throw new Error(`docs/accessibility.md has no section "${title}"`);
    return found;
  };
  const keyboardTests = new Map(
    section("teclado").rows.map(([widget, tests]) => [
      text(widget).replaceAll("`", ""),
      testsIn(tests),
    ]),
  );
  return {
    principles: sections
      .filter(({ title }) => /^\d\. /.test(title))
      .map(({ title, rows }) => ({ title, criteria: rows.map(criterionIn) })),
    /** The tests of a widget's keys, by its tag. */
    keyboardTests: (tag: string) => keyboardTests.get(tag) ?? keyboardTests.get(otherWidgets) ?? [],
    patterns: section("padrões do apg").rows.map(patternIn),
    gaps: section("lacunas").items.map(inlineCode),
  };
}

type Row = readonly Tokens.TableCell[];

/** A success criterion of WCAG 2.2. */
function criterionIn([title, level, verdict, how, tests]: Row) {
  const [, id = "", name = ""] = /^([\d.]+) (.+)$/.exec(text(title)) ?? [];
  return {
    id,
    title: name,
    level: text(level),
    /**
     * “atende” (met), “em parte” (met in part: the gaps list the rest), “da página” (up to the
     * page) or “não se aplica” (not applicable).
     */
    verdict: text(verdict),
    /** What is done and how that is checked. */
    how: inlineCode(text(how)),
    tests: testsIn(tests),
  };
}

/** A pattern of the ARIA Authoring Practices Guide that a widget follows, and where it deviates. */
function patternIn([pattern, widget, differs, tests]: Row) {
  const [link] = linksIn(pattern);
  return {
    name: link?.text,
    href: link?.href,
    widget: text(widget).replaceAll("`", ""),
    differs: inlineCode(text(differs)),
    tests: testsIn(tests),
  };
}

/** The tests that a cell links to; `–` stands for none. */
function testsIn(cell: Tokens.TableCell | undefined): TestReference[] {
  if (cell?.tokens.some(({ type, raw }) => type === "text" && /\w/.test(raw)))
    throw new Error(`docs/accessibility.md does not define every test of "${cell.text}"`);
  return linksIn(cell).map(({ href, title }) => {
    const name = title ?? "";
    return { file: href.replace("../", ""), name, shown: name.replace("%s", "…") };
  });
}

const text = (cell: Tokens.TableCell | undefined): string => cell?.text ?? "";

const linksIn = (cell: Tokens.TableCell | undefined): Tokens.Link[] =>
  (cell?.tokens ?? []).filter((token): token is Tokens.Link => token.type === "link");
