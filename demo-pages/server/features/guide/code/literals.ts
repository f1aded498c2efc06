import type { AttributeData } from "../guideData";

/**
 * The value of an attribute by its kind, to be written as a literal. JSON is parsed only when it is
 * an object or a list: the helpers write a string as it is, so other JSON, and the incomplete JSON
 * of some examples, stays text.
 */
export function argumentValue({ kind, attribute }: AttributeData, text: string): unknown {
  if (kind === "boolean" && ["", "true", "false"].includes(text)) return text !== "false";
  if ((kind === "number" || attribute.endsWith("-id")) && isPlainNumber(text)) return Number(text);
  if (kind !== "json") return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : text;
  } catch {
    return text;
  }
}

/** Whether every language would write the number back as it was. */
function isPlainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && text.length < 16 && String(Number(text)) === text;
}

/** The name of an argument: `user_id` of `data-user-id`. */
export const argumentName = (attribute: string): string =>
  attribute.replace(/^data-/, "").replaceAll("-", "_");

/** How a language writes its literals. */
interface Language {
  /** The literals of `null`, `true` and `false`; numbers are the same in every language. */
  readonly constants: Readonly<Record<string, string>>;
  readonly text: (text: string) => string;
  readonly object: (pairs: readonly (readonly [key: string, literal: string])[]) => string;
}

const literalsOf = (language: Language) =>
  function literal(value: unknown): string {
    if (typeof value === "string") return language.text(value);
    if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
    if (typeof value === "object" && value !== null)
      return language.object(Object.entries(value).map(([key, each]) => [key, literal(each)]));
    return language.constants[String(value)] ?? String(value);
  };

/** A string in double quotes. `%>` would end the ERB around it. */
export const rubyText = (text: string): string =>
  `"${text.replace(/["\\]|#(?=[{$@])/g, "\\$&").replaceAll("%>", "%\\>")}"`;

/** A key before its colon: `user_id:`, `"odd name":`. */
export const rubyName = (name: string): string =>
  /^[a-z_]\w*$/i.test(name) ? name : rubyText(name);

/** A value as Ruby writes it, inside ERB. */
export const rubyLiteral = literalsOf({
  constants: { null: "nil", true: "true", false: "false" },
  text: rubyText,
  object: (pairs) =>
    pairs.length === 0
      ? "{}"
      : `{ ${pairs.map(([key, literal]) => `${rubyName(key)}: ${literal}`).join(", ")} }`,
});

/** A value as Python writes it. */
export const pythonLiteral = literalsOf({
  constants: { null: "None", true: "True", false: "False" },
  text: JSON.stringify,
  object: (pairs) =>
    `{${pairs.map(([key, literal]) => `${JSON.stringify(key)}: ${literal}`).join(", ")}}`,
});

/** Splits what Blade or PHP would interpret even inside a string: `'{'.'{'`. */
const splitSyntax = (text: string, quote: string): string =>
  text.replace(/\{(?=\{|!!)|\}(?=\})|!(?=!\})|@(?=\w)|<(?=\?|\/?x[-:])/g, `$&${quote}.${quote}`);

const phpLiteralsOf = (text: (text: string) => string) =>
  literalsOf({
    constants: { null: "null", true: "true", false: "false" },
    text,
    object: (pairs) => {
      // PHP takes an array with the keys 0, 1, … for a list.
      const isListToPhp = pairs.every(([key]) => /^\d+$/.test(key));
      const written = pairs.map(([key, literal]) => `${text(key)} => ${literal}`).join(", ");
      return `${isListToPhp ? "(object) " : ""}[${written}]`;
    },
  });

/** A value as PHP writes it, inside a Blade template. */
export const phpLiteral = phpLiteralsOf(
  (text) => `'${splitSyntax(text.replace(/['\\]/g, "\\$&"), "'")}'`,
);

/** The same without single quotes, for an attribute in single quotes. */
export const phpLiteralInDoubleQuotes = phpLiteralsOf(
  (text) => `"${splitSyntax(text.replace(/["\\$]/g, "\\$&").replaceAll("'", "\\u{27}"), '"')}"`,
);
