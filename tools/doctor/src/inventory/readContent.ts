import { dropParser, loadParser } from "../templates/parser";
import { readTemplate } from "../templates/readTemplate";
import { type Directives, templateCode } from "../templates/templateCode";
import type { ChangeFinder, Concern } from "./changes";
import { inMarkup, type MarkupOccurrence } from "./inMarkup";
import { inRuby } from "./inRuby";
import { inScript, inStyle, inTemplate, type Mention, masked } from "./inText";
import type { Occurrence } from "./Occurrence";
import { placesIn } from "./placesIn";
import type { Vocabulary } from "./vocabulary";

/** How a file is read. */
export type Language = "template" | "blade" | "ruby" | "script" | "style" | "haml" | "slim";

const languages = new Map<string, Language>(
  Object.entries({
    template: "erb rhtml html htm php twig jinja jinja2 j2",
    ruby: "rb",
    script: "js mjs cjs jsx ts mts cts tsx",
    style: "css scss less",
    haml: "haml",
    slim: "slim",
  } satisfies Partial<Record<Language, string>>).flatMap(([language, ends]) =>
    ends.split(" ").map((end) => [end, language as Language]),
  ),
);

/** The language of a file, by the end of its name; undefined for a file that an inventory skips. */
export function languageOf(file: string): Language | undefined {
  if (file.endsWith(".blade.php")) return "blade";
  // A script that a template generates counts as a script.
  const inner = /\.(js|css)\.erb$/.exec(file)?.[1];
  return languages.get(inner ?? /\.(\w+)$/.exec(file)?.[1] ?? "");
}

/** The names in a file. */
export interface FileContent {
  readonly occurrences: readonly Occurrence[];
  readonly concerns: readonly Concern[];
}

/**
 * Finds the public names in the text of a file, and those among them that a release changes.
 * @throws Error that says in one sentence why the file cannot be read
 */
export async function readContent(
  source: string,
  language: Language,
  vocabulary: Vocabulary,
  changes?: ChangeFinder,
): Promise<FileContent> {
  // Most files of an application contain none of our names.
  if (!ours.test(source) && !elements.test(source)) return { occurrences: [], concerns: [] };
  if (isUnreadable(language)) throw new Error(whyUnreadable[language]);
  if (source.length > maxLength)
    throw new Error(
      `it has ${source.length} characters, more than the ${maxLength} that can be read`,
    );
  const code = language === "ruby" ? [] : templateCode(source, directivesOf(language));
  const found = await occurrencesIn(source, language, vocabulary);
  return {
    occurrences: found.map(({ kind, name, form, line, column }) => {
      return { kind, name, form, line, column };
    }),
    concerns: changes?.concerns(found, source, code) ?? [],
  };
}

/**
 * Languages whose tags are not written as HTML: their text shows a part of the names that a
 * template writes, and an inventory of it would look complete.
 */
const whyUnreadable = {
  haml: "it is Haml that says yy, and is read as the HTML that the gem haml makes of it: rake yy:inventory does both",
  slim: "it is Slim that says yy, and only HTML is read: give me what it renders, saved as .html",
};

/** Whether only another program can turn the template into a language that an inventory reads. */
export const isUnreadable = (language: Language | undefined): language is "haml" | "slim" =>
  language === "haml" || language === "slim";

/**
 * Number of characters that a script or style sheet may have; the reader of templates has a limit
 * of its own.
 */
const maxLength = 2_000_000;

const directivesOf = (language: Language): Directives => (language === "blade" ? "blade" : "none");

async function occurrencesIn(
  source: string,
  language: Language,
  vocabulary: Vocabulary,
): Promise<(Occurrence | MarkupOccurrence)[]> {
  const placeOf = placesIn(source);
  const placed = (mentions: Iterable<Mention>) =>
    [...mentions].map(({ offset, ...mention }): Occurrence => {
      return { ...mention, ...placeOf(offset) };
    });
  if (language === "ruby") {
    const { mentions, templates } = inRuby(source, await rubyTree(source), vocabulary);
    const found: Occurrence[] = placed(mentions);
    for (const { start, end } of templates) {
      const above = source.slice(0, start).replace(/[^\r\n]/g, " ");
      const template = above + source.slice(start, end);
      found.push(...(await occurrencesIn(template, "template", vocabulary)));
    }
    return found;
  }
  const code = templateCode(source, directivesOf(language));
  const found = code.some(({ start, end }) => inCode.test(source.slice(start, end)))
    ? placed(inRuby(source, await rubyTree(source, "in a template"), vocabulary).mentions)
    : [];
  const text = masked(source, code);
  if (language === "script") return [...found, ...placed(inScript(text, vocabulary))];
  if (language === "style") return [...found, ...placed(inStyle(text, vocabulary))];
  found.push(...placed(inTemplate(source, code, vocabulary)));
  if (!elements.test(source)) return found;
  const page = await readTemplate(source, directivesOf(language));
  const elementsOfPage = [...inMarkup(page, vocabulary)];
  return [...withoutTwins(found, elementsOfPage), ...elementsOfPage];
}

/** Removes the parts in code that were also found as parts of elements. */
function withoutTwins(found: readonly Occurrence[], inPage: readonly Occurrence[]): Occurrence[] {
  const partOf = ({ name, line }: Occurrence) => `${line} ${name.split(" ")[1]}`;
  const ofElements = new Set(inPage.filter(({ kind }) => kind === "part").map(partOf));
  return found.filter((each) => each.kind !== "part" || !ofElements.has(partOf(each)));
}

/** Every name of ours contains this. */
const ours = /yy/i;
const inCode = /yy|\bpart\b/i;
/**
 * Without any of these, no element of a template is ours: its own tags, parts, and Rails' helpers
 * that write a tag. Reading elements takes most of the time.
 */
const elements = /<(?:x-)?yy[-_]|\bpart\b|tag[.\s(]/i;

async function rubyTree(source: string, where?: "in a template"): Promise<unknown> {
  const parser = await loadParser();
  try {
    return parser.parseRuby(where === undefined ? source : parser.extractRuby(source)).value;
  } catch (cause) {
    dropParser();
    throw new Error("the parser of Ruby gave up: it is nested too deep, or no Ruby", { cause });
  }
}
