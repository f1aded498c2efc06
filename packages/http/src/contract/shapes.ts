import { cityName } from "../api/cities";
import { inboxCounters } from "../api/inbox";
import { userAnswer } from "../api/metadata";
import { createdProduct } from "../api/products";
import { addressOrText, userFields } from "../api/userFields";
import { anyObject, type Check, decimal, flag, id, number, object, text } from "../shape";

/** What a value of an answer must be, as data that any language can read. */
export interface Shape {
  readonly is: Kind;
  /** True where null, or nothing at all, will do too. */
  readonly isOptional?: true;
  /** What the widget needs it for. */
  readonly need?: string;
  /** Allowed words, when the value is a word. */
  readonly words?: readonly string[];
  /** Fields of an object, in the order in which they are checked; others are ignored. */
  readonly fields?: readonly FieldShape[];
  /** The field of an object without which the others are not checked. */
  readonly given?: string;
  /** What each item of a list is. */
  readonly items?: Shape;
  /** What the first item of a list is. */
  readonly first?: Shape;
}

/** A field by its name, or all fields whose whole name matches a regular expression. */
export type FieldShape = Shape & ({ readonly name: string } | { readonly names: string });

export type Kind = keyof typeof expectations;

/** What a value of each kind is, in words. The allowed words of a `word` are listed after these. */
export const expectations = {
  text: "a string",
  /** A finite number. */
  number: "a number",
  flag: "true or false",
  /** A number, or a string that is not empty. */
  id: "an id",
  /** A number, or a string that matches `decimalText`. */
  decimal: "a number",
  object: "an object",
  objectOrText: "a string or an object",
  list: "a list",
  /** An object in which `parseServerErrors` finds a message. */
  messages: "an object with a message in it",
  word: "one of",
} as const;

/** A whole string that is a decimal, as Rails writes `BigDecimal`. */
export const decimalText = "[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?";

/** The body of an answer that refuses what was sent. */
export const messagesShape: Shape = {
  is: "messages",
  need: "what the visitor reads at the fields",
};

/** What widgets need fields for, by their paths without positions: `users[].user_follow`. */
export type Needs = Readonly<Record<string, string>>;

/**
 * The shape of the values that a check accepts.
 * @throws Error for a check that is not made of others and is not described here
 */
export function shapeOf(check: Check<unknown>, needs: Needs = {}, at = ""): Shape {
  const shape = described.get(check)?.(needs) ?? composed(check, needs, at);
  return { ...shape, ...needOf(needs, at) };
}

const needOf = (needs: Needs, at: string) => {
  const need = needs[at];
  return need === undefined ? {} : { need };
};

function composed({ made }: Check<unknown>, needs: Needs, at: string): Shape {
  if (made === undefined) throw new Error(`the check of ${at || "an answer"} is not described`);
  if ("maybe" in made) return { ...shapeOf(made.maybe, needs, at), isOptional: true };
  if ("words" in made) return { is: "word", words: made.words };
  if ("list" in made) return { is: "list", items: shapeOf(made.list, needs, `${at}[]`) };
  const fields = Object.entries(made.fields).map(([name, check]) => ({
    name,
    ...shapeOf(check, needs, at === "" ? name : `${at}.${name}`),
  }));
  return { is: "object", fields };
}

/** Checks that are not made of others; `scripts/generate/answers.test.ts` compares both forms. */
const described = new Map<Check<unknown>, (needs: Needs) => Shape>([
  [text, () => ({ is: "text" })],
  [number, () => ({ is: "number" })],
  [flag, () => ({ is: "flag" })],
  [anyObject, () => ({ is: "object" })],
  [id, () => ({ is: "id" })],
  [decimal, () => ({ is: "decimal" })],
  [addressOrText, () => ({ is: "objectOrText" })],
  [cityName, () => ({ is: "list", first: { is: "text" } })],
  [
    createdProduct,
    (needs) => ({ is: "object", fields: [{ name: "id", is: "id", ...needOf(needs, "id") }] }),
  ],
  [
    inboxCounters,
    (needs) => ({
      is: "object",
      fields: [
        { name: "default_unread", is: "number", ...needOf(needs, "default_unread") },
        { name: "chat_unread", is: "number", ...needOf(needs, "chat_unread") },
        {
          name: "new_message_since_last_view",
          is: "flag",
          isOptional: true,
          ...needOf(needs, "new_message_since_last_view"),
        },
        {
          names: ".*_unread",
          is: "number",
          isOptional: true,
          ...needOf(needs, "{type}_unread"),
        },
      ],
    }),
  ],
  [
    userAnswer,
    (needs) => {
      const { id: _, ...others } = userFields;
      const { fields = [] } = shapeOf(object(others), needs);
      return {
        is: "object",
        given: "id",
        fields: [
          { name: "id", is: "number", isOptional: true, ...needOf(needs, "id") },
          { names: "confirmed_.+_staff", is: "flag", isOptional: true },
          ...fields,
        ],
      };
    },
  ],
]);
