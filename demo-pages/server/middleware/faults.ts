import type { MiddlewareHandler } from "hono";
import type { DemoEnv, DemoRequest } from "./environment";
import { delay } from "./network";
import { isCall } from "./recording";

/**
 * How the next matching call fails. `{}` answers 500; a delay alone only delays the real answer.
 */
export interface Fault {
  /** Prefix of the path. It may match pages and files too; without it only calls fail. */
  readonly path?: string;
  readonly method?: string;
  /** How many calls fail; 1 by default. */
  readonly times?: number;
  /** Delays the call; milliseconds. */
  readonly delay?: number;
  /** The call is carried out before the failure is answered: the page does not learn of it. */
  readonly after?: boolean;
  /**
   * The call is carried out twice, as when a proxy sends it again; the page gets the first answer.
   */
  readonly twice?: boolean;
  /** The connection ends without an answer: one rejected `fetch`. */
  readonly drop?: boolean;
  /**
   * Headers and half of the body arrive, then the connection ends: `fetch` resolves, reading the
   * body rejects.
   */
  readonly truncate?: boolean;
  /** By default 200 with a body or a truncated answer, else 500. */
  readonly status?: number;
  readonly body?: string;
  /** `application/json` by default. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface WaitingFault extends Fault {
  left: number;
}

/** The faults waiting for their call; the first match wins. */
export class Faults {
  readonly #waiting: WaitingFault[] = [];
  #reset = new AbortController();

  /**
   * Makes the next matching call fail.
   * @throws {RangeError} for 408, after which Chromium retries the request by itself, and for an
   * invalid status.
   */
  add(fault: Fault): void {
    const status = fault.status ?? 200;
    if (status === 408) {
      throw new RangeError(
        "408 makes Chromium send the request again by itself: use another status",
      );
    }
    if (!Number.isInteger(status) || status < 200 || status > 599) {
      throw new RangeError(`status must be an integer from 200 to 599, not ${status}`);
    }
    this.#waiting.push({ ...fault, left: fault.times ?? 1 });
  }

  /** The waiting faults; `times` is the number of calls left. */
  waiting(): Fault[] {
    return this.#waiting.map(({ left, ...fault }) => ({ ...fault, times: left }));
  }

  /** Removes the waiting faults; delayed calls continue. */
  stop(): void {
    this.#waiting.length = 0;
  }

  /** Removes the waiting faults and drops delayed calls. */
  clear(): void {
    this.stop();
    this.#reset.abort();
    this.#reset = new AbortController();
  }

  readonly middleware: MiddlewareHandler<DemoEnv> = async (request, next) => {
    const fault = this.#take(request);
    if (fault === undefined) return next();
    if (fault.delay !== undefined && !(await delay(fault.delay, this.#reset.signal))) {
      return request.env.connection.drop();
    }
    if (fault.twice) {
      await next();
      return carryOutAgain(request);
    }
    if (fault.after) {
      await next();
      // Otherwise Hono would keep the headers of the first response.
      request.res = undefined;
      request.res = failure(request, fault);
      return;
    }
    return isDelayAlone(fault) ? next() : failure(request, fault);
  };

  #take(request: DemoRequest): Fault | undefined {
    const { method, path } = request.req;
    if (path.startsWith("/_demo/") || request.req.header(againHeader) !== undefined) {
      return undefined;
    }
    const index = this.#waiting.findIndex(
      (fault) =>
        (fault.path === undefined ? isCall(request.req) : path.startsWith(fault.path)) &&
        (fault.method === undefined || fault.method.toUpperCase() === method),
    );
    const fault = this.#waiting[index];
    if (fault === undefined) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.#waiting.splice(index, 1);
    return fault;
  }
}

/** Marks a call that is carried out again. */
const againHeader = "x-demo-again";

async function carryOutAgain({ req, get, env }: DemoRequest): Promise<void> {
  const headers = new Headers({ [againHeader]: "1" });
  for (const name of ["accept", "cookie", "x-api-version", "x-csrf-token", "x-requested-with"]) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const payload = get("payload");
  if (payload !== undefined) headers.set("content-type", "application/json");
  await env.connection.sendAgain(req.url, {
    method: req.method,
    headers,
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
}

function failure({ env: { connection } }: DemoRequest, fault: Fault): Response {
  if (fault.drop) return connection.drop();
  const type = { "content-type": fault.contentType ?? "application/json" };
  const headers = { ...type, ...fault.headers };
  if (fault.truncate) {
    const { status = 200, body = JSON.stringify({ error: "demo", detail: "truncated" }) } = fault;
    return connection.truncate({ status, headers, body });
  }
  const { status = fault.body === undefined ? 500 : 200 } = fault;
  if (status === 204 || status === 304) {
    return new Response(null, { status, headers: fault.headers ?? {} });
  }
  return new Response(fault.body ?? JSON.stringify({ error: "demo" }), { status, headers });
}

function isDelayAlone(fault: Fault): boolean {
  return fault.delay !== undefined && fault.status === undefined && fault.body === undefined;
}
