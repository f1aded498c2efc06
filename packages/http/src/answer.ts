import { RequestError } from "@yy/domain/errors";
import { announceUnauthorized } from "./unauthorized";

/**
 * A whole answer of the server, its body read: that a body arrives is part of the time-out, and a shared answer can be
 * read by many, which a `Response` cannot.
 */
export interface Answer {
  readonly status: number;
  /** Absolute URL that answered, after redirects. */
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
}

/** The media type of an answer without its parameters, lower case; empty when it has none. */
export function mediaType(answer: Answer): string {
  const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase();
}

/** The body as the error family wants it: parsed JSON, else the text. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Lets an answer through if its status is one of success.
 *
 * @throws RequestError with the status and the body otherwise; a 401 is announced to the session first
 */
export function accepted(answer: Answer, asked: string): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  if (answer.status === 401) announceUnauthorized();
  throw invalidResponse(answer, `${asked} answered ${answer.status}`);
}

/** An answer that arrived and cannot be used. */
export function invalidResponse(answer: Answer, message: string, cause?: unknown): RequestError {
  const { status, url, text } = answer;
  return new RequestError(message, { status, url, body: bodyOf(text), cause });
}

/** A request that was never answered: lost, late, or not sent because its URL is refused. */
export function noAnswer(url: string, message: string, cause?: unknown): RequestError {
  return new RequestError(message, { status: 0, url, body: null, cause });
}
