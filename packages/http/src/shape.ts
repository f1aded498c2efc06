import { type Answer, bodyOf, invalidResponse } from "./answer";

/**
 * Validates a value of an answer and returns it typed (behaviour 8.4): a missing required field, or
 * one of a wrong type, is a `RequestError` that names the field; unknown fields are ignored. `at`
 * is the value's path, for example `users[2].user_follow`.
 */
export interface Check<T> {
  (value: unknown, at: string): T;
  /**
   * The parts of the check, from which `contract/` describes it; absent for a check that is
   * described there by hand.
   */
  readonly made?: Made;
}

/** A check's parts. */
export type Made =
  | { readonly maybe: Check<unknown> }
  | { readonly list: Check<unknown> }
  | { readonly words: readonly string[] }
  | { readonly fields: Fields };

/** The type that a check returns. */
export type Checked<C> = C extends Check<infer T> ? T : never;

/** Thrown by a check; `readJson` turns it into a `RequestError`. */
export class ShapeFault extends Error {
  constructor(
    readonly at: string,
    expected: string,
  ) {
    super(`${at || "the answer"} is not ${expected}`);
  }
}

export const text: Check<string> = (value, at) => {
  if (typeof value === "string") return value;
  throw new ShapeFault(at, "a string");
};

/** A finite number. */
export const number: Check<number> = (value, at) => {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new ShapeFault(at, "a number");
};

export const flag: Check<boolean> = (value, at) => {
  if (typeof value === "boolean") return value;
  throw new ShapeFault(at, "true or false");
};

/** An id as a string; servers also send numbers. */
export const id: Check<string> = (value, at) => {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string" && value !== "") return value;
  throw new ShapeFault(at, "an id");
};

/** A decimal, sent as a number or, as Rails writes `BigDecimal`, in quotes. */
export const decimal: Check<number> = (value, at) => {
  const quoted = typeof value === "string" && value.trim() !== "";
  return number(quoted ? Number(value) : value, at);
};

/** An object with any fields. */
export const anyObject: Check<Readonly<Record<string, unknown>>> = (value, at) => {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new ShapeFault(at, "an object");
};

/** Accepts an absent value or null too; both become null. */
export const maybe = <T>(check: Check<T>): Check<T | null> =>
  made({ maybe: check }, (value, at) =>
    value === undefined || value === null ? null : check(value, at),
  );

/** One of the given words. */
export const oneOf = <const W extends string>(...words: readonly W[]): Check<W> =>
  made({ words }, (value, at) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    throw new ShapeFault(at, `one of ${words.join(", ")}`);
  });

export const listOf = <T>(check: Check<T>): Check<T[]> =>
  made({ list: check }, (value, at) => {
    if (!Array.isArray(value)) throw new ShapeFault(at, "a list");
    return value.map((item: unknown, index) => check(item, `${at}[${index}]`));
  });

type Fields = Readonly<Record<string, Check<unknown>>>;
type CheckedFields<F extends Fields> = { [K in keyof F]: Checked<F[K]> };

/** An object with at least these fields; the result has only these. */
export const object = <F extends Fields>(fields: F): Check<CheckedFields<F>> =>
  made({ fields }, (value, at) => {
    const source = anyObject(value, at);
    const entries = Object.entries(fields).map(([name, check]) => {
      // Own fields only: inherited ones such as `constructor` are not part of the answer.
      const field = Object.hasOwn(source, name) ? source[name] : undefined;
      return [name, check(field, at ? `${at}.${name}` : name)];
    });
    return Object.fromEntries(entries) as CheckedFields<F>;
  });

function made<T>(parts: Made, check: Check<T>): Check<T> {
  return Object.assign(check, { made: parts });
}

/**
 * The JSON of an answer, checked.
 *
 * @throws RequestError when the body is empty, no JSON, or of another shape; it names the field and
 * keeps the body
 */
export function readJson<T>(answer: Answer, check: Check<T>): T {
  try {
    return check(JSON.parse(answer.text), "");
  } catch (cause) {
    if (cause instanceof ShapeFault)
      throw invalidResponse(answer, `${answer.url}: ${cause.message}`, cause);
    // The engine's own error would quote the answer.
    throw invalidResponse(answer, `${answer.url}: the answer is not JSON`);
  }
}

/** The JSON of an answer if it has this shape, else null: for answers whose body is optional. */
export function readJsonIfAny<T>(answer: Answer, check: Check<T>): T | null {
  try {
    return check(bodyOf(answer.text), "");
  } catch (cause) {
    if (cause instanceof ShapeFault) return null;
    throw cause;
  }
}
