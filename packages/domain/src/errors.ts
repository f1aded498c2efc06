import type { MistakeCode } from "./mistakes/mistakes.pt";

/**
 * Marks our errors in every bundle: each built file has its own copy of the classes, so
 * `instanceof` would not do.
 */
const brand = Symbol.for("yy.error");

/**
 * The error classes of the widgets (behaviour 5.1). Messages name tag, attribute and expectation,
 * for example `yy-follow-button: data-user-id is required`. Tell them from other errors by
 * `isYyError`, apart by `name`, and mistakes apart by `code`. Fields that the constructor sets are
 * only declared, because a class field would add another initialisation to every built file.
 */
export abstract class YyError<Fields extends object = object> extends Error {
  abstract override readonly name: "ConfigError" | "ElementError" | "RequestError";
  /**
   * Which mistake of the page it is, by the table of the guide (`mistakes/`); undefined for what a
   * server or the network has done.
   */
  declare readonly code: MistakeCode | undefined;

  /** @param fields of the error; a `cause` among them is that of any error */
  constructor(message: string, fields: Fields) {
    super(message, fields);
    Object.assign(this, fields);
  }

  get [brand](): true {
    return true;
  }
}

interface WrongConfig {
  readonly code: MistakeCode;
  readonly attribute?: string | undefined;
}

/** An attribute, property or URL that is not what its schema asks for. */
export class ConfigError extends YyError<WrongConfig> {
  override readonly name = "ConfigError";
  declare readonly code: MistakeCode;
  /**
   * The attribute or property with the invalid value, for example `data-user-id`; undefined when it
   * is neither.
   */
  declare readonly attribute: string | undefined;
}

interface WrongMarkup {
  readonly code: MistakeCode;
  readonly part: string;
}

/** Thrown when markup of the server that a widget needs is missing. */
export class ElementError extends YyError<WrongMarkup> {
  override readonly name = "ElementError";
  declare readonly code: MistakeCode;
  /** The `data-part` that is missing. */
  declare readonly part: string;
}

export interface RequestFailure {
  /** HTTP status; 0 without an answer, also after a time-out. */
  status: number;
  /** Absolute URL of the request, without its query, which may tell of a person. */
  url: string;
  /** Parsed JSON, else the text; null without an answer. */
  body: unknown;
  /** Seconds after which the server says to try again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A request that got no answer, an error status, or an answer of the wrong shape. */
export class RequestError extends YyError<RequestFailure> {
  override readonly name = "RequestError";
  declare readonly status: number;
  declare readonly url: string;
  declare readonly body: unknown;
  /** Seconds after which the server says to try again; undefined when it does not say. */
  declare readonly retryAfter: number | undefined;
}

/** Whether it is one of ours, from whichever bundle. */
export function isYyError(error: unknown): error is YyError {
  return brand in Object(error);
}

export function isRequestError(error: unknown): error is RequestError {
  return isYyError(error) && error.name === "RequestError";
}

export function isElementError(error: unknown): error is ElementError {
  return isYyError(error) && error.name === "ElementError";
}

/**
 * The error for a chunk of this library that could not be loaded.
 * @param what the tag or call that needs it
 * @param url where it was requested from
 */
export function codeNotLoaded(what: string, url: string, cause: unknown): RequestError {
  return new RequestError(`${what}: its code could not be loaded from ${url}`, {
    status: 0,
    url,
    body: null,
    cause,
  });
}
