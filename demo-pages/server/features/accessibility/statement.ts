import type { Tokens } from "marked";
import { readPageFacts } from "../../rendering/pageFacts";
import type { Templates } from "../../rendering/Templates";
import { inlineCode } from "../guide/texts";
import { type Section, sectionsOf } from "./sections";

/** `docs/accessibility.md`, with texts as HTML. */
export interface Statement {
  readonly principles: readonly Principle[];
  /** Widget without `yy-` → the test of its keys. */
  readonly keyboardTests: ReadonlyMap<string, TestReference>;
  /** Of widgets that have only the browser's own buttons and links. */
  readonly otherKeyboardTest: TestReference;
  readonly patterns: readonly Pattern[];
  readonly gaps: readonly string[];
}

/** A principle of WCAG 2.2 with its success criteria of levels A and AA. */
interface Principle {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

interface Criterion {
  /** `1.4.11`. */
  readonly id: string;
  readonly title: string;
  readonly level: string;
  /** “atende”; “em parte”, with the rest among the gaps; “da página”, which decides it; or “não se aplica”. */
  readonly verdict: string;
  /** What is done and how that is checked. */
  readonly how: string;
  readonly tests: readonly TestReference[];
}

/** A pattern of the ARIA Authoring Practices Guide that a widget follows. */
interface Pattern {
  readonly name: string;
  readonly href: string;
  readonly widget: string;
  /** Where the widget does otherwise, and why. */
  readonly differs: string;
  readonly tests: readonly TestReference[];
}

export interface TestReference {
  /** From the root of the repository. */
  readonly file: string;
  /** As the file writes it: `%s` stands for what differs between the tests of that name. */
  readonly name: string;
  /** With `…` in the place of `%s`. */
  readonly shown: string;
}

/**
 * Reads the accessibility statement.
 * @throws {Error} that says what is missing: a section, a cell, or the definition of a test's label.
 */
export function readStatement(markdown: string): Statement {
  const sections = sectionsOf(markdown);
  const section = (title: string): Section => {
    const found = sections.find((each) => each.title === title);
    if (!found) throw new Error(`docs/accessibility.md has no section "${title}"`);
    return found;
  };
  const keyboard = section("teclado").rows.map(([widget, tests]) => ({
    widget: /^`yy-([\w-]+)`$/.exec(text(widget))?.[1],
    test: firstOf(testsIn(tests), `a test of ${text(widget)}`),
  }));
  const others = keyboard.find(({ widget }) => widget === undefined);
  return {
    principles: sections
      .filter(({ title }) => /^\d\. /.test(title))
      .map(({ title, rows }) => ({ title, criteria: rows.map(criterionIn) })),
    keyboardTests: new Map(
      keyboard.flatMap(({ widget, test }) => (widget === undefined ? [] : [[widget, test]])),
    ),
    otherKeyboardTest: firstOf(others ? [others.test] : [], "a test of the other widgets"),
    patterns: section("padrões do apg").rows.map(patternIn),
    gaps: section("lacunas").items.map(inlineCode),
  };
}

/** What the page of the statement shows; the keys of each widget are what its page of the guide says. */
export function statementView(statement: Statement, templates: Templates) {
  const keyboard = templates.list("widgets").map((name) => {
    const { keyboard: keys = "" } = readPageFacts(templates.source(`widgets/${name}`)).facts;
    const test = statement.keyboardTests.get(name) ?? statement.otherKeyboardTest;
    return { name, keys: inlineCode(keys), tests: [test] };
  });
  return { ...statement, keyboard };
}

type Row = readonly Tokens.TableCell[];

function criterionIn([title, level, verdict, how, tests]: Row): Criterion {
  const [, id = "", name = ""] = /^([\d.]+) (.+)$/.exec(text(title)) ?? [];
  return {
    id,
    title: name,
    level: text(level),
    verdict: text(verdict),
    how: inlineCode(text(how)),
    tests: testsIn(tests),
  };
}

function patternIn([pattern, widget, differs, tests]: Row): Pattern {
  const [link] = linksIn(pattern);
  return {
    name: link?.text ?? "",
    href: link?.href ?? "",
    widget: text(widget).replace(/^`yy-|`$/g, ""),
    differs: inlineCode(text(differs)),
    tests: testsIn(tests),
  };
}

/** The tests whose labels stand in a cell; `–` says that there is none. */
function testsIn(cell: Tokens.TableCell | undefined): TestReference[] {
  const undefinedLabels = cell?.tokens.filter(({ type, raw }) => type === "text" && /\w/.test(raw));
  if (undefinedLabels?.length !== 0)
    throw new Error(`docs/accessibility.md has an unknown test in the cell "${text(cell)}"`);
  return linksIn(cell).map(({ href, title }) => {
    const name = title ?? "";
    return { file: href.replace("../", ""), name, shown: name.replace("%s", "…") };
  });
}

const text = (cell: Tokens.TableCell | undefined): string => cell?.text ?? "";

const linksIn = (cell: Tokens.TableCell | undefined): Tokens.Link[] =>
  (cell?.tokens ?? []).filter((token): token is Tokens.Link => token.type === "link");

function firstOf<T>(values: readonly T[], what: string): T {
  const [first] = values;
  if (first === undefined) throw new Error(`docs/accessibility.md does not say ${what}`);
  return first;
}
