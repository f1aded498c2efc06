/**
 * The error family of the widgets (behaviour 5.1). Messages name the tag, the attribute and the expectation:
 * `yy-follow-button: data-user-id is required`. Tell them apart by `name`, which survives two bundles on a page.
 * What a constructor sets is only declared: as fields it would be written twice into each file that has the class.
 */
export class YyError extends Error {
  override readonly name: "YyError" | "ConfigError" | "ElementError" | "RequestError" = "YyError";
}

/** An attribute, property or URL that is not what its schema asks for. */
export class ConfigError extends YyError {
  override readonly name = "ConfigError";
  /** The attribute or property at fault, for example `data-user-id`; absent when the fault is not in one. */
  declare readonly attribute: string | undefined;

  constructor(message: string, attribute?: string) {
    super(message);
    this.attribute = attribute;
  }
}

/** Server markup that a widget drives and cannot find. */
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
  /** HTTP status; 0 when there was no answer or it came too late. */
  status: number;
  /** Absolute URL of the request. */
  url: string;
  /** Parsed JSON, else the text; null without an answer. */
  body: unknown;
  cause?: unknown;
}

/** A request that got no answer, an error status, or an answer of the wrong shape. */
export class RequestError extends YyError {
  override readonly name = "RequestError";
  declare readonly status: number;
  declare readonly url: string;
  declare readonly body: unknown;

  constructor(message: string, failure: RequestFailure) {
    super(message, failure);
    this.status = failure.status;
    this.url = failure.url;
    this.body = failure.body;
  }
}

/** By its name, not its class: copies of this module are in several files, and several bundles may be on a page. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === "RequestError";
}

/** As {@link isRequestError}. */
export function isElementError(error: unknown): error is ElementError {
  return error instanceof Error && error.name === "ElementError";
}

/**
 * For a chunk of this library that could not be loaded.
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
