import { ConfigError } from "@yy/domain/errors";
import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";
import { isBlankUrl } from "@yy/domain/urls/isBlankUrl";
import { got } from "@yy/page/got";
import { underRoot } from "@yy/page/root";
import type { AttributeSpec, NumberSpec, UrlSpec } from "../config/schema";

/** Where a value came from, for error messages. */
export interface ValueOrigin {
  readonly tag: string;
  /** `data-user-id`, or `userId` when it came through the property. */
  readonly name: string;
}

/** What an absent attribute stands for: its default; a boolean without one is false. */
export function defaultValue(spec: AttributeSpec, origin: ValueOrigin, baseUrl: string): unknown {
  if (spec.required) throw wrong(origin, "YY-101", "is required");
  if (spec.kind === "boolean") return spec.default ?? false;
  if (spec.kind === "url" && spec.default !== undefined)
    return new URL(underRoot(spec.default), baseUrl).href;
  return spec.default;
}

/**
 * The typed value of an attribute's text (behaviour 2.1).
 * @throws ConfigError naming tag, attribute and expectation.
 */
export function parseAttribute(
  spec: AttributeSpec,
  text: string | null,
  origin: ValueOrigin,
  baseUrl: string,
): unknown {
  if (text === null || (spec.required && isBlank(spec, text)))
    return defaultValue(spec, origin, baseUrl);
  switch (spec.kind) {
    case "string":
      if (spec.format && !spec.format.matches(text))
        throw unexpected(origin, spec.format.noun, text);
      return text;
    case "boolean":
      if (text === "" || text === "true") return true;
      if (text === "false") return false;
      throw unexpected(origin, `"true", "false" or empty`, text);
    case "number":
      if (text.trim() === "") throw unexpected(origin, numberExpectation(spec), text);
      return numberInRange(spec, Number(text.trim()), text, origin);
    case "choice":
      if (spec.options.includes(text)) return text;
      throw unexpected(origin, choiceExpectation(spec.options), text);
    case "json":
      return shaped(spec.shape, parsedJson(text, spec.type, origin), spec.type, origin);
    case "url":
      return resolvedUrl(spec, text, origin, baseUrl);
  }
}

const isBlank = ({ kind }: AttributeSpec, text: string) =>
  kind === "url" ? isBlankUrl(text) : text.trim() === "";

/**
 * The value given to an element's property, in its type.
 * @throws ConfigError when it is of another type, or one the attribute would refuse too.
 */
export function checkProperty(
  spec: AttributeSpec,
  value: unknown,
  origin: ValueOrigin,
  baseUrl: string,
): unknown {
  switch (spec.kind) {
    case "string":
      if (typeof value !== "string") throw unexpected(origin, "a string", value);
      return parseAttribute(spec, value, origin, baseUrl);
    case "boolean":
      if (typeof value !== "boolean") throw unexpected(origin, "a boolean", value);
      return value;
    case "number":
      if (typeof value !== "number") throw unexpected(origin, numberExpectation(spec), value);
      return numberInRange(spec, value, value, origin);
    case "choice":
      if (typeof value === "string" && spec.options.includes(value)) return value;
      throw unexpected(origin, choiceExpectation(spec.options), value);
    case "json":
      return shaped(spec.shape, value, spec.type, origin);
    case "url":
      if (typeof value !== "string" && !(value instanceof URL))
        throw unexpected(origin, urlExpectation(spec), value);
      return resolvedUrl(spec, String(value), origin, baseUrl);
  }
}

function numberInRange(spec: NumberSpec, value: number, given: unknown, origin: ValueOrigin) {
  const inside = value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity);
  if (Number.isFinite(value) && inside && (!spec.integer || Number.isInteger(value))) return value;
  throw unexpected(origin, numberExpectation(spec), given);
}

function parsedJson(text: string, type: string, origin: ValueOrigin): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unexpected(origin, `JSON of type ${type}`, text);
  }
}

function shaped(
  shape: (value: unknown) => unknown,
  value: unknown,
  type: string,
  origin: ValueOrigin,
): unknown {
  try {
    return shape(value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw wrong(origin, "YY-103", `must be ${type}: ${reason}`);
  }
}

function resolvedUrl(spec: UrlSpec, text: string, origin: ValueOrigin, baseUrl: string): string {
  const schemes: readonly string[] = ["http:", "https:", ...(spec.schemes ?? [])];
  const url = parsedUrl(text, baseUrl);
  if (url && schemes.includes(url.protocol)) return url.href;
  throw unexpected(origin, urlExpectation(spec), text);
}

function parsedUrl(text: string, baseUrl: string): URL | undefined {
  // A blank URL would silently stand for the page itself.
  if (isBlankUrl(text)) return undefined;
  try {
    return new URL(text, baseUrl);
  } catch {
    return undefined;
  }
}

function numberExpectation({ min, max, integer }: NumberSpec): string {
  const noun = integer ? "an integer" : "a number";
  if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`;
  if (min !== undefined) return `${noun} ≥ ${min}`;
  if (max !== undefined) return `${noun} ≤ ${max}`;
  return noun;
}

function choiceExpectation(options: readonly string[]): string {
  return `one of ${options.map((option) => `"${option}"`).join(", ")}`;
}

function urlExpectation({ schemes = [] }: UrlSpec): string {
  return `an ${["http:", "https:", ...schemes].join(", ")} address`;
}

function unexpected(origin: ValueOrigin, expectation: string, given: unknown): ConfigError {
  return wrong(origin, "YY-102", `must be ${expectation}${got(given)}`);
}

function wrong({ tag, name }: ValueOrigin, code: MistakeCode, what: string): ConfigError {
  return new ConfigError(`${tag}: ${name} ${what}`, { code, attribute: name });
}
