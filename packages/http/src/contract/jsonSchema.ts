import { cityName } from "../api/cities";
import { inboxCounters } from "../api/inbox";
import { userAnswer } from "../api/metadata";
import { createdProduct } from "../api/products";
import { addressOrText, userFields } from "../api/userFields";
import { anyObject, type Check, decimal, flag, id, number, object, text } from "../shape";

/** JSON Schema 2020-12, as far as answers need it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a check takes, as JSON Schema.
 * @param words what the widget needs a field for, by its path without positions: `users[].user_follow`
 * @throws Error for a check that is not made of others and has no schema here
 */
export function jsonSchemaOf(
  check: Check<unknown>,
  words: Readonly<Record<string, string>> = {},
  at = "",
): JsonSchema {
  const description = words[at];
  const schema = written.get(check)?.(words) ?? composed(check, words, at);
  return description === undefined ? schema : { ...schema, description };
}

function composed({ made }: Check<unknown>, words: Readonly<Record<string, string>>, at: string) {
  if (made === undefined) throw new Error(`the check of ${at || "an answer"} has no JSON Schema`);
  if ("maybe" in made) return orNull(jsonSchemaOf(made.maybe, words, at));
  if ("words" in made) return { type: "string", enum: made.words };
  if ("list" in made) return { type: "array", items: jsonSchemaOf(made.list, words, `${at}[]`) };
  const fields = Object.entries(made.fields);
  const needed = fields.filter(([, check]) => !isOptional(check)).map(([name]) => name);
  return {
    type: "object",
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: Object.fromEntries(
      fields.map(([name, check]) => [
        name,
        jsonSchemaOf(check, words, at === "" ? name : `${at}.${name}`),
      ]),
    ),
  };
}

const isOptional = ({ made }: Check<unknown>) => made !== undefined && "maybe" in made;

function orNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type].flat();
  return {
    ...schema,
    type: [...types, "null"],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}

type Writer = (words: Readonly<Record<string, string>>) => JsonSchema;

/** The checks that are functions of their own; `scripts/generate/answers.test.ts` compares both. */
const written = new Map<Check<unknown>, Writer>([
  [text, () => ({ type: "string" })],
  [number, () => ({ type: "number" })],
  [flag, () => ({ type: "boolean" })],
  [anyObject, () => ({ type: "object" })],
  [id, () => ({ type: ["string", "number"], minLength: 1 })],
  [decimal, () => ({ type: ["number", "string"], pattern: "^[+-]?\\d+(\\.\\d+)?$" })],
  [addressOrText, () => ({ type: ["string", "object"] })],
  [cityName, () => ({ type: "array", minItems: 1, prefixItems: [{ type: "string" }] })],
  [
    createdProduct,
    (words) => ({
      type: "object",
      required: ["id"],
      properties: { id: jsonSchemaOf(id, words, "id") },
    }),
  ],
  [
    inboxCounters,
    (words) => ({
      type: "object",
      required: ["default_unread", "chat_unread"],
      properties: {
        default_unread: jsonSchemaOf(number, words, "default_unread"),
        chat_unread: jsonSchemaOf(number, words, "chat_unread"),
        new_message_since_last_view: {
          type: ["boolean", "null"],
          description: words.new_message_since_last_view,
        },
      },
      patternProperties: {
        _unread$: { type: ["number", "null"], description: words["{type}_unread"] },
      },
    }),
  ],
  [
    userAnswer,
    (words) => ({
      type: "object",
      properties: { id: { type: ["number", "null"], description: words.id } },
      if: { required: ["id"], properties: { id: { type: "number" } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
      then: {
        ...jsonSchemaOf(object(userFields), words),
        patternProperties: { "^confirmed_.+_staff$": { type: ["boolean", "null"] } },
      },
    }),
  ],
]);
