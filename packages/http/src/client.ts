import { ConfigError } from "@yy/domain/errors";
import ky from "ky";
import { type Answer, accepted, noAnswer } from "./answer";
import { leavingPage } from "./leaving";
import { isSameOrigin, isTrusted, webUrl } from "./origins";
import { isWrite, type Method, requestHeaders } from "./requestHeaders";

export type { Answer } from "./answer";

/** Milliseconds from the sending to the last byte of the answer. */
export const TIME_OUT = 30_000;

export interface RequestOptions {
  method?: Method;
  /** Relative to the page, or absolute. */
  url: string;
  /** API version; it decides `Accept`. */
  version?: number;
  /** Media types asked for, JSON by default. */
  accept?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, for example `FormData`; its type is the browser's. */
  body?: BodyInit;
  headers?: Readonly<Record<string, string>>;
  /** Origins, separated by spaces, that the request may go to besides those of the page. */
  allowOrigin?: string | undefined;
  /**
   * Ends the request. Reads get the signal of their widget. Leave it out for writes: one already sent may finish, and
   * its answer is ignored by a widget that left.
   */
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  timeout?: number | undefined;
  /** False keeps the answer out of the browser's cache, where a page of the same URL would be looked for. */
  cached?: boolean;
}

const client = ky.create({
  retry: 0, // a write is sent once
  timeout: false, // ky's ends with the headers; a body may hang as well, so the deadline is below
  throwHttpErrors: false,
});

/**
 * Sends one request and reads its answer (behaviour 8). Nothing is sent again by itself.
 *
 * @returns the answer, if its status is 2xx
 * @throws RequestError for another status, for no answer, and for a redirect to another origin (status 0)
 * @throws ConfigError for a URL that is no http(s) one, or of an origin that is not allowed
 * @throws the signal's reason, untouched, once the caller has left; see `isAbort`
 */
export async function request(options: RequestOptions): Promise<Answer> {
  const { method = "GET", json, body, signal, timeout = TIME_OUT } = options;
  const parsed = checkedUrl(options);
  const asked = `${method} ${parsed.href}`;
  signal?.throwIfAborted();

  const headers = {
    ...requestHeaders(parsed, method, options.accept ?? "application/json", options.version),
    ...(isWrite(method) && body === undefined ? { "Content-Type": "application/json" } : {}),
    ...options.headers,
  };
  const deadline = startDeadline(timeout, signal);
  try {
    const response = await client(parsed, {
      method,
      headers,
      signal: deadline.signal,
      ...redirection(parsed, method),
      ...(options.cached === false ? { cache: "no-store" } : {}),
      ...(json === undefined ? {} : { json }),
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return accepted(sameSite(parsed, { ...essence(response), text }), asked);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof Error && error.name === "RequestError") throw error;
    await leavingPage;
    if (signal?.aborted) throw signal.reason;
    const cause = deadline.signal.aborted ? deadline.signal.reason : error;
    throw noAnswer(parsed.href, `${asked} got no answer`, cause);
  } finally {
    deadline.end();
  }
}

/** Whether a rejection only says that the caller itself left; such a one is neither shown nor reported. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function checkedUrl({ url, method = "GET", allowOrigin }: RequestOptions): URL {
  if (!url) throw new ConfigError("Required parameter url is missing.");
  const parsed = webUrl(url);
  if (parsed === null) {
    throw new ConfigError(`${JSON.stringify(url)} is not an address that can be asked`);
  }
  if (!isTrusted(parsed, allowOrigin)) {
    const deed = isWrite(method) ? "write to" : "read from";
    throw new ConfigError(
      `${parsed.origin} is not an origin this page may ${deed}: meta[name=yy-allowed-origins] does not name it`,
    );
  }
  return parsed;
}

/** How far a request may be redirected: never with the token to another origin, never with a write. */
function redirection(parsed: URL, method: Method): RequestInit {
  if (isSameOrigin(parsed)) return { mode: "same-origin" };
  return { mode: "cors", redirect: isWrite(method) ? "error" : "follow" };
}

function sameSite(parsed: URL, answer: Answer): Answer {
  if (new URL(answer.url).origin === parsed.origin) return answer;
  throw noAnswer(parsed.href, `${parsed.href} was redirected to another origin, ${answer.url}`);
}

const essence = ({ status, url, headers }: Response) => ({ status, url, headers });

/** One signal for "too late" and "the caller left", without `AbortSignal.any`, which browsers of 2023 lack. */
function startDeadline(timeout: number, left: AbortSignal | undefined) {
  const controller = new AbortController();
  const leave = () => controller.abort(left?.reason);
  const late = () =>
    controller.abort(new DOMException(`no answer within ${timeout} ms`, "TimeoutError"));
  const timer = setTimeout(late, timeout);
  left?.addEventListener("abort", leave);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      left?.removeEventListener("abort", leave);
    },
  };
}
