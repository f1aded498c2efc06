import type { WidgetSchema } from "@yy/element/config/schema";
import type { Artefact } from "./artefacts";
import { type AttributeData, schemaData } from "./schemaData";
import { deprecationText, nameOf } from "./texts";

/** As `TagArguments::GLOBAL` of the gem has them; names with `-` are left to `aria:` and `data:`. */
const globalAttributes =
  `accesskey aria autocapitalize autofocus class contenteditable data dir draggable enterkeyhint hidden
  id inert inputmode itemid itemprop itemref itemscope itemtype lang part popover
  role slot spellcheck style tabindex title translate`.split(/\s+/);

/** A keyword of a helper. */
interface Keyword {
  readonly name: string;
  readonly required: boolean;
  readonly rbs: string;
  readonly rbi: string;
}

interface Helper {
  readonly name: string;
  /** What an editor shows of it, in Markdown. */
  readonly docs: readonly string[];
  readonly own: readonly Keyword[];
  /** Those of every element. */
  readonly global: readonly Keyword[];
}

/**
 * Signatures of the gem's helpers for editors and type checkers: RBS in `sig/`, for Steep, TypeProf and IRB; RBI in `rbi/`,
 * where Tapioca looks for those that gems export. What is not made from the schemas is written by hand in files beside them.
 */
export function gemTypes(schemas: readonly WidgetSchema[]): Artefact[] {
  const { widgets, common } = schemaData(schemas, "");
  const helpers = schemas.map((schema, index): Helper => {
    const { name = "", attributes = [] } = widgets[index] ?? {};
    return helper(schema, name, [...attributes, ...common]);
  });
  return [
    { path: "packages/rails/sig/yy_widgets/tag_helper.rbs", content: rbsFile(helpers) },
    { path: "packages/rails/rbi/yy_widgets/tag_helper.rbi", content: rbiFile(helpers) },
  ];
}

function helper(schema: WidgetSchema, name: string, attributes: readonly AttributeData[]): Helper {
  // Ruby wants no order of keywords, and readers those first that a call must have.
  const ordered = [...attributes].sort((a, b) => Number(b.required ?? 0) - Number(a.required ?? 0));
  const names = new Set(attributes.map((each) => each.name));
  return {
    name: `yy_${name}`,
    docs: [
      ...(schema.deprecated ? [`Deprecated ${deprecationText(schema)}.`, ""] : []),
      `${schema.summary} See widgets/${nameOf(schema)}/README.md.`,
      "",
      ...ordered.map(describe),
    ],
    own: ordered.map(keyword),
    global: globalAttributes.filter((each) => !names.has(each)).map(globalKeyword),
  };
}

function describe(attribute: AttributeData): string {
  const { name, description, required, deprecated } = attribute;
  const facts = [
    ...(required ? ["required"] : []),
    ...(deprecated ? [`deprecated ${deprecationText({ deprecated })}`] : []),
    ...limits(attribute),
    ...(attribute.default === undefined ? [] : [`default ${code(attribute.default)}`]),
  ];
  return `- \`${name}\`: ${description}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** What the type does not say of a value. */
function limits(attribute: AttributeData & Limits): string[] {
  const { min, max, type, format, options } = attribute;
  return [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
    ...(type === undefined ? [] : [`\`${type}\``]),
    ...(format === undefined ? [] : [format]),
    ...(options === undefined ? [] : [options.map(code).join(", ")]),
  ];
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly type?: string;
  readonly format?: string;
  readonly options?: readonly string[];
}

function keyword(attribute: AttributeData): Keyword {
  const required = attribute.required === true;
  const { rbs, rbi } = type(attribute);
  return {
    name: attribute.name,
    required,
    // nil leaves an attribute out.
    rbs: required ? rbs : `${rbs.includes("|") ? `(${rbs})` : rbs}?`,
    rbi: required ? rbi : `T.nilable(${rbi})`,
  };
}

function globalKeyword(name: string): Keyword {
  return { name, required: false, rbs: "untyped", rbi: "T.untyped" };
}

/** The names of RBS are those of `sig/yy_widgets.rbs`. RBI has no names that Ruby has not, and no literals. */
function type(attribute: AttributeData & Limits): { rbs: string; rbi: string } {
  const { options = [], format = "" } = attribute;
  switch (attribute.kind) {
    case "boolean":
      return { rbs: "boolean", rbi: "T.any(T::Boolean, String)" };
    case "number":
      return { rbs: "number", rbi: "T.any(Numeric, String)" };
    case "choice":
      return { rbs: options.flatMap(literals).join(" | "), rbi: "T.any(String, Symbol)" };
    case "json":
      return {
        rbs: "json",
        rbi: "T.any(String, T::Hash[T.untyped, T.untyped], T::Array[T.untyped])",
      };
    case "url":
      return {
        rbs: "url",
        rbi: "T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])",
      };
    default:
      if (format.includes("instant"))
        return {
          rbs: "instant",
          rbi: "T.any(String, Integer, Time, DateTime, ActiveSupport::TimeWithZone)",
        };
      // As `Attribute#id?` has it.
      return /(?:^|_)id$/.test(attribute.name)
        ? { rbs: "id", rbi: "T.any(String, Symbol, Numeric, ActiveModel::Conversion)" }
        : { rbs: "text", rbi: "T.any(String, Symbol, Numeric)" };
  }
}

/** A choice's word as Ruby may write it: `:card_number`, `"card-number"`. */
function literals(word: string): string[] {
  return [`:${word.replaceAll("-", "_")}`, JSON.stringify(word)];
}

const written = "# Written by `npm run generate`.";

function rbsFile(helpers: readonly Helper[]): string {
  const names = helpers.map(({ name }) => `:${name.slice("yy_".length)}`);
  return [
    written,
    "module YyWidgets",
    "  # The widgets, by the names of their helpers without `yy_`.",
    `  type widget = ${names.join(" | ")}`,
    "",
    "  module TagHelper",
    helpers
      .map(({ name, docs, own, global }) =>
        [
          ...comment(docs),
          `    def ${name}: (`,
          ...own.map((each) => `      ${rbsKeyword(each)},`),
          `      ${global.map(rbsKeyword).join(", ")}`,
          "    ) ?{ () -> untyped } -> ActiveSupport::SafeBuffer",
        ].join("\n"),
      )
      .join("\n\n"),
    "  end",
    "end",
    "",
  ].join("\n");
}

function rbsKeyword({ name, required, rbs }: Keyword): string {
  return `${required ? "" : "?"}${name}: ${rbs}`;
}

function rbiFile(helpers: readonly Helper[]): string {
  return [
    "# typed: true",
    "",
    written,
    "module YyWidgets",
    "  module TagHelper",
    helpers
      .map(({ name, docs, own, global }) =>
        [
          ...comment(docs),
          "    sig do",
          "      params(",
          ...own.map((each) => `        ${each.name}: ${each.rbi},`),
          `        ${global.map((each) => `${each.name}: ${each.rbi}`).join(", ")},`,
          "        block: T.nilable(T.proc.returns(T.untyped))",
          "      ).returns(ActiveSupport::SafeBuffer)",
          "    end",
          `    def ${name}(${[...own, ...global].map(rubyParameter).join(", ")}, &block); end`,
        ].join("\n"),
      )
      .join("\n\n"),
    "  end",
    "end",
    "",
  ].join("\n");
}

function rubyParameter({ name, required }: Keyword): string {
  return `${name}:${required ? "" : " nil"}`;
}

function comment(lines: readonly string[]): string[] {
  return lines.map((line) => `    # ${line}`.trimEnd());
}
