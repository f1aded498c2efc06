import { checkProperty } from "@yy/element/attributes/parseAttribute";
import type { AttributeSpec, WidgetSchema } from "@yy/element/config/schema";
import { configErrorOf } from "../configErrorOf";
import { nearest } from "../nearest";
import { type PageElement, textOf } from "../page";
import type { Rule, RuleFinding } from "../Rule";

const id = "yy-texts";
const docs = "docs/guide/textos.md";
const opening = `<script type="application/json" id="${id}">`;

type TextFinding = Pick<RuleFinding, "code" | "severity" | "message" | "fix">;

/**
 * Mistakes in `script#yy-texts`, the texts for all tags of a page: unknown names, invalid values,
 * and a script that widgets do not read.
 */
export const pageTexts: Rule = {
  name: "page-texts",
  code: "YY-313",
  *check({ elements, schemas }) {
    const scripts = elements.filter((element) => textOf(element, "id") === id);
    const last = scripts.at(-1);
    for (const element of scripts) {
      const unread = notData(element) ?? (element === last ? [] : [notTheLast(element)]);
      const inside = unread.length === 0 ? findingsOf(element, schemas) : [];
      for (const finding of [...unread, ...inside]) yield { element, docs, ...finding };
    }
  },
};

/** The findings when the element is no JSON script; undefined when it is one. */
function notData(element: PageElement): TextFinding[] | undefined {
  const type = element.attributes.get("type");
  const isUnknown = type ? type.text === undefined : element.hasUnknownAttributes;
  if (element.tag === "script" && (isUnknown || type?.text?.trim() === "application/json"))
    return undefined;
  return [
    {
      code: "YY-315",
      severity: "error",
      message: `${element.tag}: id="${id}" is for a script with type="application/json", which holds the texts of the page`,
      fix: opening,
    },
  ];
}

/**
 * Widgets read the last of several scripts, because Turbo keeps those of earlier pages in the head.
 */
function notTheLast({ isConditional, tag }: PageElement): TextFinding {
  return {
    code: "YY-316",
    severity: isConditional ? "advice" : "warning",
    message: `${tag}: the texts here are not read, because another ${id} follows: the last one counts`,
    fix: `one ${opening} with the texts of both`,
  };
}

function* findingsOf(
  element: PageElement,
  schemas: ReadonlyMap<string, WidgetSchema>,
): Generator<TextFinding> {
  if (element.hasUnknownContent || element.isConditional) return;
  const texts = parsed(element.text);
  if (!isObject(texts)) {
    yield {
      severity: "error",
      message: `script: ${id} must be a JSON object, of tags and their texts`,
      fix: `${opening}{ "yy-follow-button": { "label": "acompanhar" } }</script>`,
    };
    return;
  }
  for (const [tag, own] of Object.entries(texts)) {
    const schema = schemas.get(tag);
    if (schema) yield* findingsOfTag(schema, own);
    else yield unknownName(`${id} has texts for "${tag}", which is no widget`, tag, schemas.keys());
  }
}

function* findingsOfTag({ tag, attributes }: WidgetSchema, own: unknown): Generator<TextFinding> {
  const specs = new Map(Object.entries(attributes).filter(([, spec]) => "text" in spec));
  if (!isObject(own)) {
    yield {
      severity: "error",
      message: `${id}: "${tag}" must be an object of texts`,
      fix: `"${tag}": { "${[...specs.keys()][0] ?? "label"}": "…" }`,
    };
    return;
  }
  for (const [name, value] of Object.entries(own)) {
    const spec = specs.get(name);
    if (!spec) {
      const message = `${id}: ${tag} has no text "${name}"`;
      yield unknownName(message, propertyName(name), specs.keys());
      continue;
    }
    const origin = { tag: `${id}: ${tag}`, name };
    const refused = configErrorOf(() => checkProperty(spec, value, origin, ""));
    if (refused) yield { severity: "error", ...refused, fix: `"${name}": ${exampleOf(spec)}` };
  }
}

function unknownName(message: string, written: string, names: Iterable<string>): TextFinding {
  const known = [...names];
  const meant = known.includes(written) ? written : nearest(written, known);
  const all = known.length === 0 ? "no name: this tag has no texts" : known.join(", ");
  return {
    code: "YY-314",
    severity: "error",
    message: meant === undefined ? message : `${message}: did you mean "${meant}"?`,
    fix: meant === undefined ? `one of: ${all}` : `"${meant}"`,
  };
}

/**
 * The property that is meant by an attribute's name: `labelFollowing` by `data-label-following` or
 * `label_following`.
 */
function propertyName(written: string): string {
  return written
    .replace(/^data-/, "")
    .replace(/[-_]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const exampleOf = (spec: AttributeSpec) => JSON.stringify(spec.default ?? "…");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
