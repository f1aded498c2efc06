import type { MistakeCode } from "./mistakes/mistakes.pt";

/**
 * Marks the errors of all bundles. `instanceof` would not work, because each built file has its own
 * copy of the classes.
 */
const brand = Symbol.for("yy.error");

/**
 * The base class of the widgets' errors (behaviour 5.1). Messages name the tag, the attribute and
 * the expectation, for example `yy-follow-button: data-user-id is required`. `isYyError` recognises
 * these errors, `name` tells the classes apart, and `code` the mistakes. Fields that the
 * constructor sets are only declared, because a class field would add another initialisation to
 * every built file.
 */
export abstract class YyError<Fields extends object = object> extends Error {
  abstract override readonly name: "ConfigError" | "ElementError" | "RequestError";
  /**
   * The code of the page's mistake, from the table of the guide (`mistakes/`); undefined for
   * failures of a server or the network.
   */
  declare readonly code: MistakeCode | undefined;

  /** @param fields the properties of the error; `cause` has its usual meaning */
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

/** Thrown for an attribute, property or URL that its schema does not allow. */
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

/** Thrown when the server's markup lacks an element that a widget needs. */
export class ElementError extends YyError<WrongMarkup> {
  override readonly name = "ElementError";
  declare readonly code: MistakeCode;
  /** The `data-part` that is missing. */
  declare readonly part: string;
}

export interface RequestFailure {
  /** The HTTP status; 0 without an answer, for example after a time-out. */
  status: number;
  /** The absolute URL of the request, without its query, which may contain personal data. */
  url: string;
  /** Parsed JSON, else the text; null without an answer. */
  body: unknown;
  /** Seconds after which the server says to try again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Thrown for a request that got no answer, an error status, or an answer of the wrong shape. */
export class RequestError extends YyError<RequestFailure> {
  override readonly name = "RequestError";
  declare readonly status: number;
  declare readonly url: string;
  declare readonly body: unknown;
  /**
   * The number of seconds after which the server allows another attempt; undefined when it does not
   * say.
   */
  declare readonly retryAfter: number | undefined;
}

/** Whether the error comes from this library, in any bundle. */
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
 * @param url the address that it was requested from
 */
export function codeNotLoaded(what: string, url: string, cause: unknown): RequestError {
  return new RequestError(`${what}: its code could not be loaded from ${url}`, {
    status: 0,
    url,
    body: null,
    cause,
  });
}
