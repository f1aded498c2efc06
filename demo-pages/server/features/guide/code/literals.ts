import type { AttributeData } from "../guideData";

/**
 * The value of an attribute by its kind, for a language to write as a literal. JSON is an object or
 * a list; the helpers write a text as it is, so any other, and what is no JSON because an example
 * leaves something out, stays the text that it was.
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

/** A number that every language writes back as it was. */
function isPlainNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && text.length < 16 && String(Number(text)) === text;
}

/** The name of an argument: `user_id` of `data-user-id`. */
export const argumentName = (attribute: string): string =>
  attribute.replace(/^data-/, "").replaceAll("-", "_");

/** How a language writes its literals. */
interface Language {
  /** For `null`, `true` and `false`; a number is the same in all of them. */
  readonly words: Readonly<Record<string, string>>;
  readonly text: (text: string) => string;
  readonly object: (pairs: readonly (readonly [key: string, literal: string])[]) => string;
}

const literalsOf = (language: Language) =>
  function literal(value: unknown): string {
    if (typeof value === "string") return language.text(value);
    if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
    if (typeof value === "object" && value !== null)
      return language.object(Object.entries(value).map(([key, each]) => [key, literal(each)]));
    return language.words[String(value)] ?? String(value);
  };

/** A text between double quotes. `%>` would end the ERB around it. */
export const rubyText = (text: string): string =>
  `"${text.replace(/["\\]|#(?=[{$@])/g, "\\$&").replaceAll("%>", "%\\>")}"`;

/** A name before a colon: `user_id:`, `"odd name":`. */
export const rubyName = (name: string): string =>
  /^[a-z_]\w*$/i.test(name) ? name : rubyText(name);

/** A value as Ruby writes it, inside ERB. */
export const rubyLiteral = literalsOf({
  words: { null: "nil", true: "true", false: "false" },
  text: rubyText,
  object: (pairs) =>
    pairs.length === 0
      ? "{}"
      : `{ ${pairs.map(([key, literal]) => `${rubyName(key)}: ${literal}`).join(", ")} }`,
});

/** A value as Python writes it. */
export const pythonLiteral = literalsOf({
  words: { null: "None", true: "True", false: "False" },
  text: JSON.stringify,
  object: (pairs) =>
    `{${pairs.map(([key, literal]) => `${JSON.stringify(key)}: ${literal}`).join(", ")}}`,
});

/**
 * What Blade or PHP would look for in the template even inside a string is taken apart: `'{'.'{'`.
 */
const takenApart = (text: string, quote: string): string =>
  text.replace(/\{(?=\{|!!)|\}(?=\})|!(?=!\})|@(?=\w)|<(?=\?|\/?x[-:])/g, `$&${quote}.${quote}`);

const phpLiteralsOf = (text: (text: string) => string) =>
  literalsOf({
    words: { null: "null", true: "true", false: "false" },
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
  (text) => `'${takenApart(text.replace(/['\\]/g, "\\$&"), "'")}'`,
);

/** The same without a single quote, for an attribute between them. */
export const phpLiteralInDoubleQuotes = phpLiteralsOf(
  (text) => `"${takenApart(text.replace(/["\\$]/g, "\\$&").replaceAll("'", "\\u{27}"), '"')}"`,
);
