import { parseServerErrors } from "@yy/domain/forms/serverErrors";
import { decimalText, expectations, type FieldShape, type Kind, type Shape } from "./shapes";

/** Where a value is not of its shape, and what is there instead. */
export interface ShapeProblem {
  /** The path in the answer: `users[2].user_follow`; empty for all of it. */
  readonly at: string;
  /**
   * As a sentence without its end: `users[2].user_follow is missing, needed is true or false: …`.
   */
  readonly words: string;
}

/** The first place where parsed JSON does not fit a shape; undefined when all of it does. */
export function shapeProblem(shape: Shape, value: unknown, at = ""): ShapeProblem | undefined {
  const isNothing = value === undefined || value === null;
  if (isNothing && shape.isOptional) return undefined;
  if (isNothing || !fits[shape.is](value, shape)) return problem(shape, value, at);
  for (const part of partsOf(shape, value, at)) {
    const found = shapeProblem(...part);
    if (found) return found;
  }
  return undefined;
}

/** A shape within a shape, with its value and its place. */
type Part = readonly [shape: Shape, value: unknown, at: string];

function* partsOf({ first, items, fields = [], given }: Shape, value: object, at: string) {
  if (Array.isArray(value)) {
    if (first) yield [first, value[0], `${at}[0]`] as Part;
    if (items)
      for (const [index, item] of value.entries()) yield [items, item, `${at}[${index}]`] as Part;
    return;
  }
  const source = new Map<string, unknown>(Object.entries(value));
  if (given !== undefined && (source.get(given) ?? null) === null) return;
  for (const field of fields)
    for (const name of namesOf(field, source))
      yield [field, source.get(name), at === "" ? name : `${at}.${name}`] as Part;
}

function namesOf(field: FieldShape, source: ReadonlyMap<string, unknown>): string[] {
  if ("name" in field) return [field.name];
  return [...source.keys()].filter((name) => matchesWhole(field.names, name));
}

const matchesWhole = (pattern: string, text: string) => new RegExp(`^${pattern}$`, "s").test(text);

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);

const isObject = (value: unknown) => typeof value === "object" && !Array.isArray(value);

/** Whether a value that is not null is of a kind. */
const fits: Readonly<Record<Kind, (value: unknown, shape: Shape) => boolean>> = {
  text: (value) => typeof value === "string",
  number: isNumber,
  flag: (value) => typeof value === "boolean",
  id: (value) => isNumber(value) || (typeof value === "string" && value !== ""),
  decimal: (value) =>
    typeof value === "string"
      ? matchesWhole(decimalText, value) && isNumber(Number(value))
      : isNumber(value),
  object: isObject,
  objectOrText: (value) => isObject(value) || typeof value === "string",
  list: Array.isArray,
  messages: (value) => parseServerErrors(value).size > 0,
  word: (value, { words = [] }) => words.some((word) => word === value),
};

function problem(shape: Shape, value: unknown, at: string): ShapeProblem {
  const { is, need, words = [] } = shape;
  const expected = is === "word" ? `${expectations.word} ${words.join(", ")}` : expectations[is];
  const told = `${at || "the answer"} is ${found(value)}, needed is ${expected}`;
  return { at, words: need === undefined ? told : `${told}: ${need}` };
}

/** A value in words: shortened text, and only those numbers that every language writes alike. */
function found(value: unknown): string {
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (typeof value === "number" && !Number.isSafeInteger(value)) return "a number";
  return isObject(value) && value !== null ? "an object" : String(value);
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > maxTextLength
    ? `${characters.slice(0, maxTextLength).join("")}…`
    : text;
}

/** In code points. */
const maxTextLength = 40;
