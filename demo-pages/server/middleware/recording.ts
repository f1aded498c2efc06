import type { MiddlewareHandler } from "hono";
import { formPaths } from "../features/forms/PageForm";
import type { DemoEnv, DemoRequest } from "./environment";
import type { Payload } from "./payload";

/** A call as the server received it, for tests. */
export interface RecordedRequest {
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  /** The query's parameters; a repeated one has its last value. */
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, the fields of a form, text, or `undefined`. */
  readonly body: Payload;
  /** The status answered; 0 while there is none and when the connection was dropped. */
  status: number;
  /** Whether it has been answered, or dropped. */
  isOver: boolean;
}

const calls = [
  /^\/api\//,
  /^\/metadata\//,
  /^\/states\//,
  /^\/produto$/,
  /^\/fragmentos\//,
  /^\/pro\/(outposts|precos-faltantes)\//,
  /^\/compras\/[^/]+\/avaliacao$/,
  /^\/perfil\/minha-lojinha\/a-venda\/ativo_form\//,
  /^\/perfil\/mensagens\.js$/,
];

const neverCalls = /^\/(_demo|dist|vendor|assets|photos)(\/|$)/;

/**
 * Whether a request is a call: to a path of the product's API, from a form of a page, or with
 * `X-Requested-With`.
 */
export function isCall({ method, path, raw }: DemoRequest["req"]): boolean {
  return (
    !neverCalls.test(path) &&
    (calls.some((call) => call.test(path)) ||
      (method === "POST" && formPaths.test(path)) ||
      raw.headers.get("X-Requested-With") === "XMLHttpRequest")
  );
}

/** Adds every call to `requests` as it arrives, and its status once it is answered. */
export function recordCalls(requests: RecordedRequest[]): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const { method, path, raw } = request.req;
    if (!isCall(request.req)) return next();
    const recorded: RecordedRequest = {
      method,
      path,
      query: Object.fromEntries(new URL(raw.url).searchParams),
      headers: Object.fromEntries(raw.headers),
      body: request.get("payload"),
      status: 0,
      isOver: false,
    };
    requests.push(recorded);
    await next();
    recorded.status = request.env.connection.brokenStatus() ?? request.res.status;
    recorded.isOver = true;
  };
}
