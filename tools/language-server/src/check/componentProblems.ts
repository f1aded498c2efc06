import { allNearest, nearest } from "@yy/doctor/nearest";
import { docsOf } from "@yy/doctor/Rule";
import { parseAttribute } from "@yy/element/attributes/parseAttribute";
import type { AttributeSpec, WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { attributesOf, dialectOf, type KnownAttribute, widgetOf } from "../dialects";
import type { Draft } from "../written/Draft";
import { nameSpanOf, type WrittenAttribute, type WrittenTag } from "../written/WrittenTag";
import type { Problem } from "./Problem";

/**
 * Mistakes in the components of Laravel and the tags of Django that can be found without the view,
 * with the messages of these packages.
 */
export function componentProblems(draft: Draft): Problem[] {
  return draft.tags.flatMap((tag) => {
    if (!isComponent(tag, draft) || tag.isClosing || !tag.isEnded) return [];
    const schema = widgetOf(tag);
    return schema ? new Component(tag, schema, draft).problems() : unknownComponent(tag, draft);
  });
}

const isComponent = ({ syntax, name }: WrittenTag, { language }: Draft) =>
  syntax === "django" || (language === "blade" && /^x-yy[-:]/.test(name));

function unknownComponent(tag: WrittenTag, { tags, source }: Draft): Problem[] {
  const { syntax, name, nameSpan } = tag;
  const isDjango = syntax === "django";
  // The name is in a variable.
  if (isDjango && name === "" && nameSpan.start < nameSpan.end) return [];
  const { tagName } = dialectOf(tag);
  const names = schemas.map(tagName);
  const [meant, ...others] = allNearest(isDjango ? name.replaceAll("_", "-") : name, names);
  const guess = meant === undefined ? "" : `, did you mean ${isDjango ? meant : `<${meant}>`}?`;
  const end = isDjango ? undefined : endOf(tag, tags);
  const isSure = others.length === 0 && (isDjango || tag.isSelfClosed || end !== undefined);
  const spans = [nameSpan, ...(end ? [end.nameSpan] : [])];
  return [
    {
      ...(nameSpan.start < nameSpan.end ? nameSpan : { start: tag.start, end: tag.end }),
      rule: "unknown-tag",
      code: "YY-810",
      severity: "error",
      message: isDjango
        ? `{% yy %}: ${name === "" ? "its first argument is the name of a widget" : `no widget is called ${name}${guess}`}`
        : `${source.slice(tag.start, nameSpan.end)}>: no such component${guess}`,
      docs: isDjango ? "docs/guide/django.md" : "docs/guide/laravel.md",
      edits: meant !== undefined && isSure ? spans.map((span) => ({ ...span, text: meant })) : [],
    },
  ];
}

/** The closing tag of a component; undefined without one. */
function endOf(tag: WrittenTag, tags: readonly WrittenTag[]): WrittenTag | undefined {
  let depth = 0;
  return tags.slice(tags.indexOf(tag)).find((other) => {
    if (other.syntax !== "html" || other.name !== tag.name || other.isSelfClosed) return false;
    depth += other.isClosing ? -1 : 1;
    return depth === 0;
  });
}

/**
 * Attributes of every HTML element, `aria-` and `data-` apart. Event handlers are not in the list.
 */
const ofEveryElement =
  "accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode itemid itemprop itemref itemscope itemtype lang part popover role slot spellcheck style tabindex title translate".split(
    " ",
  );
const ofLibraries = {
  html: /^(?:aria|data|x|hx|v|up|wire)[-:]|[:@.]|^(?:attributes|key)$/,
  django: /^(?:aria|data|x|hx|v|up)_[a-z0-9_]+$/,
};

/** A tag of an existing widget. */
class Component {
  readonly #tag: WrittenTag;
  readonly #schema: WidgetSchema;
  readonly #source: string;
  readonly #known: ReadonlyMap<string, KnownAttribute>;

  constructor(tag: WrittenTag, schema: WidgetSchema, { source }: Draft) {
    this.#tag = tag;
    this.#schema = schema;
    this.#source = source;
    this.#known = attributesOf(schema, dialectOf(tag));
  }

  problems(): Problem[] {
    const { attributes, hasCode } = this.#tag;
    const meant = attributes.map((each) => this.#meant(each));
    const isSpread = hasCode || attributes.some(({ name }) => name === ":attributes");
    const given = new Set([...attributes.map((each) => this.#plain(each)), ...meant.flat()]);
    return [
      ...attributes.flatMap((each, index) => {
        const known = this.#known.get(this.#plain(each));
        if (known) return this.#wrongValue(each, known);
        const own = meant[index] ?? [];
        return this.#wrongName(
          each,
          own,
          meant.filter((words) => words[0] === own[0]).length === 1,
        );
      }),
      ...[...this.#known].flatMap(([name, { spec }]) =>
        spec.required && !given.has(name) && !isSpread
          ? this.#problem(["wrong-value", "YY-101"], this.#tag.nameSpan, `${name} is required`)
          : [],
      ),
    ];
  }

  #plain(attribute: WrittenAttribute): string {
    return dialectOf(this.#tag).plain(attribute.name);
  }

  /** The known names that are most similar to an unknown one, all equally. */
  #meant(attribute: WrittenAttribute): readonly string[] {
    const name = this.#plain(attribute);
    if (this.#known.has(name)) return [];
    const ownName = [...this.#known.keys()].find((each) => this.#onTag(each) === htmlName(name));
    if (ownName !== undefined) return [ownName];
    return this.#isForeign(name)
      ? []
      : allNearest(name, [...this.#known.keys(), ...ofEveryElement]);
  }

  #onTag(name: string): string | undefined {
    return this.#known.get(name)?.name;
  }

  /** Whether the attribute belongs to every HTML element, or to a library. */
  #isForeign(name: string): boolean {
    return ofEveryElement.includes(htmlName(name)) || ofLibraries[this.#tag.syntax].test(name);
  }

  #wrongName(attribute: WrittenAttribute, meant: readonly string[], isOnly: boolean): Problem[] {
    const name = this.#plain(attribute);
    const [first, ...others] = meant;
    if (first === undefined && this.#isForeign(name)) return [];
    const isGiven = this.#tag.attributes.some((each) => this.#plain(each) === first);
    const isSure = first !== undefined && others.length === 0 && isOnly && !isGiven;
    const span = nameSpanOf(attribute);
    const prefix = /^:?/.exec(attribute.name)?.[0] ?? "";
    const edits = isSure ? [{ ...span, text: prefix + first }] : [];
    return [
      this.#problem(["misspelt-attribute", "YY-801"], span, this.#nameMessage(name, first), edits),
    ];
  }

  #nameMessage(name: string, meant: string | undefined): string {
    if (meant !== undefined && this.#onTag(meant) === htmlName(name))
      return `${name} is the widget's own: write ${meant} instead`;
    const kind = this.#tag.syntax === "django" ? "argument" : "attribute";
    return `unknown ${kind} ${name}${meant === undefined ? this.#ownersText(name) : `, did you mean ${meant}?`}`;
  }

  /** Addition to the message that names up to three widgets with an attribute of that name. */
  #ownersText(name: string): string {
    const dialect = dialectOf(this.#tag);
    const owners = schemas.filter((schema) => attributesOf(schema, dialect).has(name)).slice(0, 3);
    return owners.length === 0 ? "" : `, which is one of ${owners.map(dialect.shown).join(", ")}`;
  }

  #wrongValue(attribute: WrittenAttribute, { spec }: KnownAttribute): Problem[] {
    const { value } = attribute;
    const name = this.#plain(attribute);
    const span = value && value.start < value.end ? value : nameSpanOf(attribute);
    const { syntax } = this.#tag;
    if (syntax === "html") {
      const written = value ? this.#source.slice(value.start, value.end) : "";
      if (attribute.name.startsWith(":") || /@|\{!!|&/.test(written)) return [];
      if (written.includes("{{")) {
        const message = `${name}="{{ … }}" would be escaped twice: write :${name}="…"`;
        return [this.#problem(["wrong-value", "YY-102"], span, message)];
      }
    }
    const text = value ? value.text : "true";
    const message = text === undefined ? undefined : this.#valueMessage(spec, name, text);
    return message === undefined ? [] : [this.#problem(["wrong-value", "YY-102"], span, message)];
  }

  /** The message about an invalid value; undefined for a valid one. */
  #valueMessage(spec: AttributeSpec, name: string, text: string): string | undefined {
    const got = `, got ${JSON.stringify(text)}`;
    if (spec.kind === "boolean") {
      const [yes, no] = this.#tag.syntax === "django" ? ["True", "False"] : ["true", "false"];
      return /^(?:true|false)?$/.test(text) ? undefined : `${name} must be ${yes} or ${no}${got}`;
    }
    if (spec.kind === "json" && !isJson(text))
      return `${name} must be ${spec.type}, or JSON of it${got}: the text is no JSON`;
    if (spec.kind !== "url" && spec.required && text.trim() === "")
      return `${name} must not be blank${got}`;
    const options = spec.kind === "choice" ? spec.options : [];
    try {
      const { required: _, ...optional } = spec;
      parseAttribute(optional, chosen(text, options), { tag: "", name }, "https://example.com/");
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const meant = nearest(text, options);
      return `${message.replace(/^: /, "")}${got}${meant === undefined ? "" : `: did you mean ${meant}?`}`;
    }
  }

  get #shown(): string {
    return dialectOf(this.#tag).shown(this.#schema);
  }

  #problem(
    [rule, code]: readonly [rule: string, code: Problem["code"]],
    { start, end }: { readonly start: number; readonly end: number },
    message: string,
    edits: Problem["edits"] = [],
  ): Problem {
    return {
      start,
      end,
      rule,
      code,
      severity: "error",
      message: `${this.#shown}: ${message}`,
      docs: docsOf(this.#schema.tag),
      edits,
    };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const htmlName = (name: string) => name.replaceAll("_", "-").toLowerCase();

/** The option that a text names; underscores stand for hyphens. */
function chosen(text: string, options: readonly string[]): string {
  const word = text.replaceAll("_", "-");
  return options.includes(word) ? word : text;
}
