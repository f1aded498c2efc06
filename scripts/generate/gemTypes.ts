import type { WidgetSchema } from "@yy/element/config/schema";
import type { Artefact } from "./artefacts";
import { controlOf } from "./gem";
import { type AttributeData, schemaData } from "./schemaData";
import { deprecationText, nameOf } from "./texts";

/**
 * The same list as `TagArguments::GLOBAL` in the gem. Names with `-` are written by `aria:` and
 * `data:`.
 */
const globalAttributes =
  `accesskey aria autocapitalize autofocus class contenteditable data dir draggable enterkeyhint hidden
  id inert inputmode itemid itemprop itemref itemscope itemtype lang part popover
  role slot spellcheck style tabindex title translate`.split(/\s+/);

/** A keyword argument of a helper. */
interface Keyword {
  readonly name: string;
  readonly required: boolean;
  readonly rbs: string;
  readonly rbi: string;
}

interface Helper {
  readonly name: string;
  /** Its documentation in Markdown, for editors. */
  readonly docs: readonly string[];
  readonly own: readonly Keyword[];
  /** The keywords of all elements. */
  readonly global: readonly Keyword[];
  /** `control` in the gem's schema. Form builders have a method for such a widget. */
  readonly control: string | undefined;
}

/**
 * The signatures of the gem's helpers for editors and type checkers: RBS in `sig/`, for Steep,
 * TypeProf and IRB; RBI in `rbi/`, where Tapioca looks for those that gems export. Other signatures
 * are written by hand in files beside them.
 */
export function gemTypes(schemas: readonly WidgetSchema[]): Artefact[] {
  const { widgets, common } = schemaData(schemas, "");
  const helpers = schemas.map((schema, index): Helper => {
    const { name = "", attributes = [] } = widgets[index] ?? {};
    return helper(schema, name, [...attributes, ...common]);
  });
  return [
    { path: "packages/rails/sig/yy_widgets/helpers.rbs", content: rbsFile(helpers) },
    { path: "packages/rails/rbi/yy_widgets/helpers.rbi", content: rbiFile(helpers) },
  ];
}

function helper(schema: WidgetSchema, name: string, attributes: readonly AttributeData[]): Helper {
  // Required keywords come first, for readers. Ruby does not care about the order.
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
    control: controlOf(schema.children?.["(default)"]),
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

/** The limits of a value that its type does not express. */
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
    // `nil` is allowed, and leaves the attribute out.
    rbs: required ? rbs : `${rbs.includes("|") ? `(${rbs})` : rbs}?`,
    rbi: required ? rbi : `T.nilable(${rbi})`,
  };
}

function globalKeyword(name: string): Keyword {
  return { name, required: false, rbs: "untyped", rbi: "T.untyped" };
}

/**
 * The types of a value. The names in RBS are defined in `sig/yy_widgets.rbs`. RBI only has Ruby's
 * own names, and no literals.
 */
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
      // The same rule as `Attribute#id?` in the gem.
      return /(?:^|_)id$/.test(attribute.name)
        ? { rbs: "id", rbi: "T.any(String, Symbol, Numeric, ActiveModel::Conversion)" }
        : { rbs: "text", rbi: "T.any(String, Symbol, Numeric)" };
  }
}

/** The literals for a choice in Ruby: `:card_number`, `"card-number"`. */
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
    ...inModules(helpers, rbsMethod),
    "end",
    "",
  ].join("\n");
}

function rbiFile(helpers: readonly Helper[]): string {
  return [
    "# typed: true",
    "",
    written,
    "module YyWidgets",
    ...inModules(helpers, rbiMethod),
    "end",
    "",
  ].join("\n");
}

/** The parameters of a helper other than its keywords. */
interface Call {
  /** The name, the type in RBS and the type in RBI. */
  readonly positional: readonly (readonly [name: string, rbs: string, rbi: string])[];
  /** The receiver of all arguments that are not the widget's; undefined for the widget's tag. */
  readonly others: string | undefined;
  /** The type of its block in RBS. */
  readonly block: string;
}

const ofTag: Call = { positional: [], others: undefined, block: "?{ () -> untyped }" };
const ofForm: Call = { positional: [], others: "form", block: "{ (untyped) -> untyped }" };
const ofField: Call = {
  positional: [["method", "Symbol | String", "T.any(Symbol, String)"]],
  others: "field",
  block: "?{ (untyped) -> untyped }",
};
const ofSelect: Call = {
  ...ofField,
  positional: [...ofField.positional, ["*choices", "*untyped", "T.untyped"]],
};

function inModules(
  helpers: readonly Helper[],
  write: (helper: Helper, call: Call) => string[],
): string[] {
  const form = helpers.filter(({ name }) => name === "yy_form");
  const fields = helpers.filter(({ control }) => control !== undefined);
  const modules = {
    TagHelper: helpers.map((helper) => write(helper, ofTag)),
    FormHelper: form.map((helper) => write({ ...helper, name: "yy_form_with" }, ofForm)),
    FormBuilder: [
      ...form.map((helper) => write(helper, { ...ofTag, block: "{ (untyped) -> untyped }" })),
      ...fields.map((helper) => write(helper, helper.control === "select" ? ofSelect : ofField)),
    ],
  };
  return Object.entries(modules).flatMap(([name, methods], index) => [
    ...(index > 0 ? [""] : []),
    `  module ${name}`,
    methods.map((lines) => lines.map((line) => `    ${line}`.trimEnd()).join("\n")).join("\n\n"),
    "  end",
  ]);
}

function rbsMethod({ name, docs, own, global }: Helper, call: Call): string[] {
  const keyword = ({ name, required, rbs }: Keyword) => `${required ? "" : "?"}${name}: ${rbs}`;
  const positional = call.positional.map(([name, rbs]) =>
    name.startsWith("*") ? rbs : `${rbs} ${name}`,
  );
  const parameters = [
    ...positional,
    ...own.map(keyword),
    call.others === undefined
      ? global.map(keyword).join(", ")
      : "?tag: Hash[untyped, untyped]?, **untyped",
  ];
  return [
    ...comment(docs, call),
    `def ${name}: (`,
    ...parameters.map((each, index) => `  ${each}${index < parameters.length - 1 ? "," : ""}`),
    `) ${call.block} -> ActiveSupport::SafeBuffer`,
  ];
}

function rbiMethod({ name, docs, own, global }: Helper, call: Call): string[] {
  const type = ({ name, rbi }: Keyword) => `${name}: ${rbi}`;
  const parameter = ({ name, required }: Keyword) => `${name}:${required ? "" : " nil"}`;
  const { positional, others, block } = call;
  const rest =
    others === undefined
      ? { types: global.map(type).join(", "), parameters: global.map(parameter) }
      : {
          types: `tag: T.nilable(T::Hash[T.untyped, T.untyped]), ${others}: T.untyped`,
          parameters: ["tag: nil", `**${others}`],
        };
  const given = block.includes("untyped)") ? "params(given: T.untyped)." : "";
  const proc = `T.proc.${given}returns(T.untyped)`;
  const parameters = [
    ...positional.map(([name]) => name),
    ...own.map(parameter),
    ...rest.parameters,
    "&block",
  ];
  return [
    ...comment(docs, call),
    "sig do",
    "  params(",
    ...positional.map(([name, , rbi]) => `    ${name.replace("*", "")}: ${rbi},`),
    ...own.map((each) => `    ${type(each)},`),
    `    ${rest.types},`,
    `    block: ${block.startsWith("?") ? `T.nilable(${proc})` : proc}`,
    "  ).returns(ActiveSupport::SafeBuffer)",
    "end",
    `def ${name}(${parameters.join(", ")}); end`,
  ];
}

function comment(docs: readonly string[], { others }: Call): string[] {
  const lines =
    others === undefined
      ? docs
      : [...docs, "", `What \`tag:\` holds is for the tag too, other arguments for the ${others}.`];
  return lines.map((line) => `# ${line}`.trimEnd());
}
