/**
 * Marks our errors in every bundle: each built file has its own copy of the classes, so
 * `instanceof` would not do.
 */
const brand = Symbol.for("yy.error");

/**
 * The error classes of the widgets (behaviour 5.1). Messages name tag, attribute and expectation,
 * for example `yy-follow-button: data-user-id is required`. Tell them from other errors by
 * `isYyError`, and apart by `name`. Fields that a constructor sets are only declared, because a
 * class field would add another initialisation to every built file.
 */
export abstract class YyError extends Error {
  abstract override readonly name: "ConfigError" | "ElementError" | "RequestError";

  get [brand](): true {
    return true;
  }
}

/** An attribute, property or URL that is not what its schema asks for. */
export class ConfigError extends YyError {
  override readonly name = "ConfigError";
  /**
   * The attribute or property with the invalid value, for example `data-user-id`; undefined when it
   * is neither.
   */
  declare readonly attribute: string | undefined;

  constructor(message: string, attribute?: string) {
    super(message);
    this.attribute = attribute;
  }
}

/** Thrown when markup of the server that a widget needs is missing. */
export class ElementError extends YyError {
  override readonly name = "ElementError";
  /** The `data-part` that is missing. */
  declare readonly part: string;

  constructor(message: string, part: string) {
    super(message);
    this.part = part;
  }
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
export class RequestError extends YyError {
  override readonly name = "RequestError";
  declare readonly status: number;
  declare readonly url: string;
  declare readonly body: unknown;
  /** Seconds after which the server says to try again; undefined when it does not say. */
  declare readonly retryAfter: number | undefined;

  constructor(message: string, failure: RequestFailure) {
    super(message, failure);
    Object.assign(this, failure);
  }
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
