import type { MiddlewareHandler } from "hono";
import type { DemoEnv, DemoRequest } from "./environment";
import { delay } from "./network";
import { isCall } from "./recording";

/**
 * How the next matching call goes wrong. An empty one answers 500; one with a delay alone answers
 * late, and rightly.
 */
export interface Fault {
  /**
   * Only calls whose path starts so. A path named here may also be a page's or a file's; without it
   * only calls fail.
   */
  readonly path?: string;
  readonly method?: string;
  /** How many calls fail so; 1. */
  readonly times?: number;
  /** Waits first; milliseconds. */
  readonly delay?: number;
  /** The call is carried out all the same: only the page never learns that it was. */
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
  /** 200 when there is a body or a truncated answer, else 500. */
  readonly status?: number;
  readonly body?: string;
  /** application/json. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface WaitingFault extends Fault {
  left: number;
}

/** The faults waiting for their call, first come first served. */
export class Faults {
  readonly #waiting: WaitingFault[] = [];
  #reset = new AbortController();

  /**
   * Makes the next matching call fail.
   * @throws {RangeError} for 408, which Chromium answers by sending the request again, and for what
   * is no status.
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

  /** The waiting faults, each with the calls it has left. */
  waiting(): Fault[] {
    return this.#waiting.map(({ left, ...fault }) => ({ ...fault, times: left }));
  }

  /** Forgets the waiting faults; what a delay holds goes on. */
  stop(): void {
    this.#waiting.length = 0;
  }

  /** Forgets the waiting faults and drops the calls that a delay still holds. */
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
      // Otherwise the headers of what it would have answered stay.
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

/** On a call that is carried out again. */
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
