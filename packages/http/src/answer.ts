import { RequestError, type RequestFailure } from "@yy/domain/errors";
import { secondsToWait } from "./retryAfter";
import { announce, currentVisitor, isOwnUnauthorized } from "./unauthorized";

/**
 * An answer of the server with its body read. Unlike the body of a `Response`, it can be used by
 * several callers, and the time-out covers its arrival.
 */
export interface Answer {
  readonly status: number;
  /** Absolute URL that answered, after redirects. */
  readonly url: string;
  /** Absolute URL that the server redirected to; undefined without a redirect. */
  readonly redirectedTo?: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

/** The media type of an answer without its parameters, lower case; empty when it has none. */
export function mediaType(answer: Answer): string {
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

/** The body in the form that errors carry: parsed JSON, else the text. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Returns the answer if its status is 2xx.
 *
 * @param visitor - `currentVisitor()` when the request was sent; null for a 401 that says nothing
 * of the session
 * @throws RequestError with the status and the body otherwise; a 401 of the page's own origin is
 * announced before that
 */
export function accepted(
  answer: Answer,
  asked: string,
  visitor: number | null = currentVisitor(),
): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  if (isOwnUnauthorized(answer) && visitor === currentVisitor()) announce("unauthorized");
  throw invalidResponse(answer, `${asked} answered ${answer.status}`);
}

/**
 * Returns the answer if the origin that was asked gave it.
 *
 * @throws RequestError (status 0) after a redirect to another origin
 */
export function fromAskedOrigin(asked: URL, answer: Answer): Answer {
  if (new URL(answer.url).origin === asked.origin) return answer;
  throw noAnswer(asked.href, `${asked.href} was redirected to another origin, ${answer.url}`);
}

/** The error for an answer that arrived and cannot be used. */
export function invalidResponse(answer: Answer, message: string, cause?: unknown): RequestError {
  const { status, url, text, headers } = answer;
  const wait = secondsToWait(headers);
  const retryAfter = wait === undefined ? {} : { retryAfter: wait };
  return requestError(message, { status, url, body: bodyOf(text), ...retryAfter, cause });
}

/**
 * The error for a request without an answer: connection lost, timed out, or not sent because of its
 * URL.
 */
export function noAnswer(url: string, message: string, cause?: unknown): RequestError {
  return requestError(message, { status: 0, url, body: null, cause });
}

/**
 * The error for a failed request. Queries and fragments are cut from its message and `url`: they
 * may be personal.
 */
export function requestError(message: string, failure: RequestFailure): RequestError {
  // A query ends before the punctuation of the sentence around it.
  const query = /[?#]\S*?(?=[,":]*(?:\s|$))/g;
  const url = failure.url.replace(query, "");
  return new RequestError(message.replace(query, ""), { ...failure, url });
}
