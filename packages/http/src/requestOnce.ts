import { ConfigError, isRequestError } from "@yy/domain/errors";
import { stringify } from "@yy/domain/json";
import { got } from "@yy/page/got";
import { unlessLeaving } from "@yy/page/leaving";
import { watchRequest } from "@yy/page/watchRequest";
import { announceRedirectedWrite } from "@yy/page/writes";
import ky from "ky";
import { type Answer, accepted, fromAskedOrigin, noAnswer } from "./answer";
import { decodeText } from "./decodeText";
import { isSameOrigin, isTrusted, webUrl } from "./origins";
import { isWrite, type Method, requestHeaders } from "./requestHeaders";
import { announce, currentVisitor } from "./unauthorized";

/** Counted from sending to the last byte of the answer. */
export const defaultTimeoutMs = 30_000;

export interface RequestOptions {
  method?: Method;
  /** Relative to the page, or absolute. */
  url: string;
  /** API version; decides the `Accept` header. */
  version?: number;
  /** Accepted media types, JSON by default. */
  accept?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** A form's fields, among which the page's token is; sent unchanged. */
  body?: BodyInit;
  /** Media type of a body that has none of its own. */
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  /** Origins besides those that the page allows, separated by spaces. */
  allowOrigin?: string | undefined;
  /**
   * Aborts the request. For reads pass the widget's signal. Leave it out for writes: one already
   * sent should finish, and a removed widget ignores the answer.
   */
  signal?: AbortSignal | undefined;
  /** `defaultTimeoutMs` when left out. */
  timeoutMs?: number | undefined;
  /**
   * True counts a write that was redirected as accepted, whatever the page it leads to answers: by
   * then the write was done. A 401 does not count: there nobody is signed in.
   */
  acceptsRedirect?: boolean;
  /**
   * True for a small write that the browser finishes though the visitor leaves the page meanwhile.
   */
  outlivesPage?: boolean;
  /** True for the question who is signed in: its 401 is an answer, not the end of a session. */
  asksWhoIsThere?: boolean;
  /**
   * False keeps the answer out of the HTTP cache, where the browser could take it for a page of the
   * same URL.
   */
  cached?: boolean;
}

// Each call passes its own `fetch`, with a string and options: scripts that wrap the page's `fetch`
// read only those.
const client = ky.create({
  retry: 0, // a write that may have been done is never sent again
  timeout: false, // ky's covers the headers only; the deadline below includes the body
  throwHttpErrors: false,
});

/**
 * Sends one request and reads its answer (behaviour 8), whatever became of the page's token;
 * `request` is for callers.
 *
 * @returns the answer, if its status is 2xx; see also `acceptsRedirect`
 * @throws RequestError for another status, for no answer, and for a redirect to another origin
 * (status 0)
 * @throws ConfigError for a URL that is no http(s) one, or of an origin that is not allowed
 * @throws the signal's reason once it is aborted; see `isAbort`
 */
export async function requestOnce(options: RequestOptions): Promise<Answer> {
  const { method = "GET", json, body, signal, timeoutMs = defaultTimeoutMs } = options;
  const parsed = checkedUrl(options);
  const asked = `${method} ${parsed.href}`;
  signal?.throwIfAborted();

  const watched = watchRequest(method, parsed);
  const headers = {
    ...watched.headers,
    ...requestHeaders(parsed, method, options.accept ?? "application/json", options.version),
    ...(isWrite(method) && body === undefined ? { "Content-Type": "application/json" } : {}),
    ...(options.contentType === undefined ? {} : { "Content-Type": options.contentType }),
    ...options.headers,
  };
  if (isSameOrigin(parsed)) announce("requested");
  const visitor = options.asksWhoIsThere ? null : currentVisitor();
  const deadline = startDeadline(timeoutMs, signal);
  let status = 0;
  try {
    const init: RequestInit = {
      method,
      headers,
      signal: deadline.signal,
      ...redirection(parsed, method),
      ...(options.outlivesPage ? { keepalive: true } : {}),
      ...(options.cached === false ? { cache: "no-store" } : {}),
      ...(json === undefined ? {} : { body: stringify(json) }),
      ...(body === undefined ? {} : { body }),
    };
    const sent = client(parsed, { method, fetch: () => fetch(parsed.href, init) });
    const { response, text } = await unlessLeaving(readAll(sent));
    status = response.status;
    const answer: Answer = { ...essence(response, parsed), text };
    return usable(answer, { parsed, method, visitor, acceptsRedirect: options.acceptsRedirect });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isRequestError(error)) throw error;
    const cause = deadline.signal.aborted ? deadline.signal.reason : error;
    throw noAnswer(parsed.href, `${asked} got no answer`, cause);
  } finally {
    watched.ended(status || (signal?.aborted ? undefined : 0));
    deadline.end();
  }
}

/** The request that an answer is checked against. */
interface Asked {
  readonly parsed: URL;
  readonly method: Method;
  /** `currentVisitor()` when the request was sent; null if a 401 says nothing of the session. */
  readonly visitor: number | null;
  /** As in `RequestOptions`. */
  readonly acceptsRedirect?: boolean | undefined;
}

/**
 * Returns the answer if its origin is the one that was asked, and its status is 2xx; see also
 * `acceptsRedirect`.
 *
 * @throws RequestError otherwise
 */
export function usable(
  answer: Answer,
  { parsed, method, visitor, acceptsRedirect = false }: Asked,
): Answer {
  const isRedirectedWrite = answer.redirectedTo !== undefined && isWrite(method);
  if (isRedirectedWrite) announceRedirectedWrite();
  fromAskedOrigin(parsed, answer);
  const isDone = isRedirectedWrite && acceptsRedirect && answer.status !== 401;
  return isDone ? answer : accepted(answer, `${method} ${parsed.href}`, visitor);
}

async function readAll(sent: Promise<Response>) {
  const response = await sent;
  const text = decodeText(await response.arrayBuffer(), response.headers.get("content-type"));
  return { response, text };
}

function checkedUrl({ url, method = "GET", allowOrigin }: RequestOptions): URL {
  if (!url) throw new ConfigError("Required parameter url is missing.", { code: "YY-410" });
  const parsed = webUrl(url);
  if (parsed === null) {
    throw new ConfigError(`the address must be one that can be asked${got(url)}`, {
      code: "YY-411",
    });
  }
  if (!isTrusted(parsed, allowOrigin)) {
    const action = isWrite(method) ? "write to" : "read from";
    throw new ConfigError(
      `${parsed.origin} is not an origin this page may ${action}: meta[name=yy-allowed-origins] does not name it`,
      { code: "YY-412" },
    );
  }
  return parsed;
}

/**
 * How to follow redirects: with the CSRF token never to another origin, and a write to another
 * origin never.
 */
function redirection(parsed: URL, method: Method): RequestInit {
  if (isSameOrigin(parsed)) return { mode: "same-origin" };
  return { mode: "cors", redirect: isWrite(method) ? "error" : "follow" };
}

/**
 * @param asked stands in where the answer has no URL, because a script of the page has made it:
 * `new Response(text)`
 */
const essence = (response: Response, asked: URL) => {
  const { status, url, headers } = response;
  return { status, url: url || asked.href, headers, redirectedTo: redirectOf(response) };
};

/**
 * turbolinks-rails answers the writes of scripts by a script that visits the page, and names that
 * in a header.
 */
export function redirectOf({
  redirected,
  url,
  headers,
}: Pick<Response, "redirected" | "url" | "headers">): string | undefined {
  if (redirected) return url;
  const target = headers.get("X-Xhr-Redirect");
  return target === null ? undefined : webUrl(target)?.href;
}

/**
 * One signal for the time-out and the caller's abort, without `AbortSignal.any`, which browsers of
 * 2023 lack.
 */
function startDeadline(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const expire = () =>
    controller.abort(new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError"));
  const timer = setTimeout(expire, timeoutMs);
  signal?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    },
  };
}
