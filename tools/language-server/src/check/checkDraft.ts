import type { Finding } from "@yy/doctor/finding";
import { checkTemplate } from "@yy/doctor/fixes/fixTemplate";
import { edited, editOf } from "@yy/doctor/fixes/replace";
import { docsOf } from "@yy/doctor/Rule";
import { isPosition, offsetsIn } from "@yy/doctor/templates/Position";
import { directivesOf, type Language } from "../language";
import { type Draft, readDraft } from "../written/Draft";
import type { Span } from "../written/openCode";
import { nameSpanOf, type WrittenTag } from "../written/WrittenTag";
import { componentProblems } from "./componentProblems";
import type { Problem } from "./Problem";

/**
 * The problems of a template: the doctor's findings, and mistakes in the tags of Laravel and
 * Django. A tag that is half typed gives one problem, and none that only follow from it.
 * @throws Error that says why the template cannot be read
 */
export async function checkSource(source: string, language: Language): Promise<Problem[]> {
  const draft = readDraft(source, language);
  const findings = await checkTemplate(draft.completeCode, directivesOf(language));
  const problems = [
    ...problemsOf(findings, draft),
    ...componentProblems(draft),
    ...unfinished(draft),
  ];
  return problems.sort((a, b) => a.start - b.start);
}

/**
 * The template after every mistake with only one possible fix was fixed, in as many rounds as that
 * takes.
 */
export async function mendedSource(source: string, language: Language): Promise<string> {
  for (let text = source; ; ) {
    const edits = (await checkSource(text, language)).flatMap((problem) => problem.edits);
    if (edits.length === 0) return text;
    text = edited(text, edits);
  }
}

function problemsOf(findings: readonly Finding[], draft: Draft): Problem[] {
  const offsetOf = offsetsIn(draft.completeCode);
  const tags = new Map(draft.tags.map((tag) => [tag.start, tag]));
  return findings.flatMap((finding) => {
    const { place, rule, code, severity, message, fix, docs, replacements = [] } = finding;
    const at = isPosition(place) ? offsetOf(place) : undefined;
    const tag = at === undefined ? undefined : (tags.get(at) ?? tagAround(draft.tags, at));
    if (tag && draft.halfTyped.some(overlaps(tag))) return [];
    const edits = replacements.flatMap((each) => editOf(each, draft.completeCode, offsetOf) ?? []);
    const span = at === undefined ? pageSpan(draft) : spanOf(finding, at, tag, draft);
    return { ...span, rule, code, severity, message, fix, docs, edits };
  });
}

const tagAround = (tags: readonly WrittenTag[], at: number) =>
  tags.find(({ start, end }) => start < at && at < end);

const overlaps = (one: Span) => (other: Span) => one.start < other.end && other.start < one.end;

/** Problems of the page as a whole are shown at its beginning. */
function pageSpan({ tags }: Draft): Span {
  const page = tags.find(({ name }) => /^html$/i.test(name));
  return page?.nameSpan ?? { start: 0, end: 0 };
}

/** Rules about the names of attributes, not their values. */
const ofNames = new Set(["misspelt-attribute", "attribute-without-data", "deprecated"]);

/**
 * The piece to underline: the name of the tag, the attribute's name or its value; the first line,
 * if it is code.
 */
function spanOf({ rule }: Finding, at: number, tag: WrittenTag | undefined, draft: Draft) {
  if (!tag) return { start: at, end: at + (/^.*/.exec(draft.source.slice(at))?.[0].length ?? 0) };
  const attribute = tag.attributes.find(({ start }) => start === at);
  if (!attribute) return tag.nameSpan;
  const { value } = attribute;
  if (ofNames.has(rule) || !value || value.start === value.end) return nameSpanOf(attribute);
  return { start: value.start, end: value.end };
}

/**
 * Opening tags of widgets without their `>`. Elements without a closing tag are reported by the
 * rule `unclosed`.
 */
function unfinished({ tags }: Draft): Problem[] {
  return tags.flatMap((tag): Problem[] => {
    const { isClosing, isEnded, name, nameSpan, openAttribute, syntax } = tag;
    if (isClosing || isEnded || syntax !== "html" || !/^(?:x-)?yy[-_]/.test(name)) return [];
    return [
      {
        ...(openAttribute ? nameSpanOf(openAttribute) : nameSpan),
        rule: "unclosed",
        code: "YY-512",
        severity: "error",
        message: openAttribute
          ? `<${name}>: the quotation mark of ${openAttribute.name} is not closed`
          : `<${name} has no > in the place where it was opened`,
        docs: docsOf(name.replace(/^x-/, "")),
        edits: [],
      },
    ];
  });
}
