import fc from "fast-check";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "../../../rendering/escapeHtml";
import type { AttributeData } from "../guideData";
import { djangoOf } from "./django";
import { erbOf } from "./erb";
import { laravelOf } from "./laravel";
import { renderBlade } from "./testing/renderBlade";
import { renderDjango } from "./testing/renderDjango";
import { renderErb } from "./testing/renderErb";
import type { AttributeOf } from "./translated";

const languages = [
  ["ERB", erbOf, renderErb],
  ["Django", djangoOf, renderDjango],
  ["Laravel", laravelOf, renderBlade],
] as const;

const kinds: readonly AttributeData["kind"][] = [
  "string",
  "boolean",
  "number",
  "choice",
  "json",
  "url",
];
/** `data-json-2` is JSON: the name says the kind. */
const attributeOf: AttributeOf = (_, attribute) => {
  const kind = kinds.find((each) => attribute.startsWith(`data-${each}`));
  return kind && { attribute, property: attribute, kind };
};

const meaningful = [
  "{{",
  "}}",
  "{{{",
  "{!!",
  "!!}",
  "{%",
  "%}",
  "{#",
  "#}",
  "<%",
  "%>",
  "<?",
  "?>",
  "#{x}",
  "@if (a)",
  "@foreach",
  "@@x",
  "@",
  "{",
  "}",
  '"',
  "'",
  "\\",
  "\n",
  "&",
  "&amp;",
  "<",
  ">",
  " do ",
  "do",
  "$x",
  "<x-a>",
  "{{--",
  "--}}",
  "%",
  "#",
  "é",
  "🧥",
  "a",
  " ",
  "=",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...meaningful), fc.string({ maxLength: 4 })), { maxLength: 8 })
  // A parser of HTML changes these by itself.
  .map((pieces) => pieces.join("").replace(/[\0\r\uE000\uE001]/g, ""));
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  .filter((value) => !JSON.stringify(value).includes("__proto__"));
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom("data-string", "data-url-path", "data-choice", "data-string-2"), text),
  fc.tuple(fc.constant("data-string-id"), fc.nat().map(String)),
  fc.tuple(fc.constant("data-boolean"), fc.constantFrom("", "true", "false", "talvez")),
  fc.tuple(
    fc.constant("data-number"),
    fc.oneof(fc.nat().map(String), fc.double({ noNaN: true }).map(String), text),
  ),
  fc.tuple(
    fc.constantFrom("data-json", "data-json-2"),
    json.map((value) => JSON.stringify(value)),
  ),
  fc.tuple(fc.constantFrom("data-part", "class", "id", "aria-label"), text),
);
const attributes = fc.uniqueArray(attribute, { selector: ([name]) => name, maxLength: 5 });

interface Piece {
  readonly attributes: readonly [string, string][];
  readonly inside: string;
}
const { piece } = fc.letrec<{ piece: Piece }>((tie) => ({
  piece: fc.record({
    attributes: attributes,
    inside: fc.oneof(
      { depthSize: "small" },
      text.map((each) => `<p title="${escapeHtml(each)}">${escapeHtml(each)}</p>`),
      text.map((each) => each.replace(/[<&]/g, "")),
      fc.constant(""),
      fc
        .tuple(text, tie("piece"), text)
        .map(([before, each, after]) => escapeHtml(before) + htmlOf(each) + escapeHtml(after)),
    ),
  }),
}));
const htmlOf = ({ attributes: given, inside }: Piece): string =>
  `<yy-a${given.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>${inside}</yy-a>`;

type Node = DefaultTreeAdapterMap["node"];

/** The document as a browser sees it; JSON, booleans and numbers by their values, blank texts left out. */
function read(html: string): unknown {
  const nodeOf = (node: Node): unknown[] => {
    if ("value" in node) return node.value.trim() === "" ? [] : [node.value];
    if (!("tagName" in node)) return [];
    const given = node.attrs.map(({ name, value }) => [name, meaning(name, value)] as const);
    return [[node.tagName, Object.fromEntries(given), node.childNodes.flatMap(nodeOf)]];
  };
  return parseFragment(html).childNodes.flatMap(nodeOf);
}

function meaning(name: string, text: string): unknown {
  const kind = attributeOf("", name)?.kind;
  if (kind === "boolean" && text === "") return true;
  if (kind !== "json" && kind !== "boolean") return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describe.each(languages)("an example in %s", (_, write, render) => {
  it("writes the very elements of the example, whatever is in it", () => {
    fc.assert(
      fc.property(piece, text, (example, after) => {
        const html = `<div>${htmlOf(example)}</div>${after.replace(/[<&]/g, "")}`;
        expect(read(render(write(html, attributeOf)))).toEqual(read(html));
      }),
      { numRuns: 150 },
    );
  });

  it("leaves HTML without our tags as it is", () => {
    expect(write('<p class="a">oi, {nome}</p>', attributeOf)).toBe('<p class="a">oi, {nome}</p>');
  });
});
