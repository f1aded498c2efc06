import { ConfigError } from "@yy/domain/errors";
import { type Instrument, instruments } from "@yy/page/instruments";
import { isolated } from "@yy/page/isolated";
import { pageValue } from "@yy/page/onePerPage";
import type {} from "@yy/session/session";
import { endpointOf } from "./endpointOf";
import { runningBuild } from "./runningBuild";

/** The part of `@sentry/browser` that is used here. */
export interface SentryApi {
  setUser(user: { id: string } | null): unknown;
  setTag(name: string, value: string): unknown;
}

interface Span {
  setAttribute(name: string, value: string | number): unknown;
  end(): void;
}

/** The part of `@opentelemetry/api` that is used here. */
export interface OpenTelemetryApi {
  readonly trace: {
    getTracer(
      name: string,
      version?: string,
    ): {
      startSpan(
        name: string,
        options?: { kind?: number; attributes?: Record<string, string> },
      ): Span;
    };
    setSpan(context: unknown, span: Span): unknown;
  };
  readonly context: { active(): unknown };
  readonly propagation: { inject(context: unknown, carrier: Record<string, string>): void };
}

/** The options of `YY.context`; at least one is needed. */
export interface ContextOptions {
  /** `import * as Sentry from "@sentry/browser"`. */
  readonly sentry?: SentryApi;
  /** `import * as api from "@opentelemetry/api"`. */
  readonly openTelemetry?: OpenTelemetryApi;
  /** Called with the user's id at each change; null when the visitor is signed out or unknown. */
  readonly user?: (id: string | null) => void;
}

const optionNames = ["sentry", "openTelemetry", "user"];

function checkContext(options: ContextOptions): void {
  const given: Readonly<Record<string, unknown>> = Object(options);
  const unknown = Object.keys(given).find((name) => !optionNames.includes(name));
  if (unknown !== undefined || Object.keys(given).length === 0)
    throw wrong(unknown ?? "options", `must be ${optionNames.join(", ")}, or some of them`);
  if ("sentry" in given && !has(given.sentry, "setUser", "setTag"))
    throw wrong("sentry", "must have setUser and setTag, as @sentry/browser has");
  if ("openTelemetry" in given && !has(Object(given.openTelemetry).propagation, "inject"))
    throw wrong("openTelemetry", "must be what @opentelemetry/api exports");
  if ("user" in given && typeof given.user !== "function")
    throw wrong("user", "must be a function that takes the user's id or null");
}

const has = (value: unknown, ...names: readonly string[]) =>
  names.every((name) => typeof Object(value)[name] === "function");

const wrong = (option: string, expected: string) =>
  new ConfigError(`YY.context: ${option} ${expected}`, { code: "YY-702" });

/** The bootstrap has created the session, so that its code need not be loaded here. */
const session = () => pageValue("session");

/** Ends the effects of the previous call. */
let stop: (() => void) | undefined;

/**
 * Passes the user's id to the page's logging and monitoring, clears it when the user signs out, and
 * adds trace headers to widgets' requests to the page's own origin. It sends no request: the id is
 * known once a widget or the page has requested who is signed in. A new call replaces the previous
 * one. Returns a cleanup function, which clears the id.
 * @throws ConfigError that names the option and what is expected
 */
export function context(options: ContextOptions): () => void {
  checkContext(options);
  stop?.();
  const { sentry, openTelemetry, user } = options;
  const listeners = [
    isolated((id: string | null) => sentry?.setUser(id === null ? null : { id })),
    isolated((id: string | null) => user?.(id)),
  ];
  let lastId: string | null = null;
  const notify = (id: string | null) => {
    if (id === lastId) return;
    lastId = id;
    for (const listener of listeners) listener(id);
  };
  const tagBuild = isolated(() => {
    const { release, flavour } = runningBuild();
    sentry?.setTag("yy.release", release);
    sentry?.setTag("yy.flavour", flavour);
  });
  const update = () => {
    const id = session()?.getState().user?.id;
    // The page's switch may have chosen another build meanwhile.
    tagBuild();
    notify(id === undefined ? null : String(id));
  };
  const unsubscribe = session()?.subscribe(update);
  update();
  const instrument = openTelemetry && tracing(openTelemetry, () => lastId);
  if (instrument) instruments.add(instrument);
  const end = () => {
    unsubscribe?.();
    if (instrument) instruments.delete(instrument);
    notify(null);
  };
  stop = end;
  return end;
}

/** `SpanKind.CLIENT` of OpenTelemetry. */
const client = 2;

/**
 * Creates a span for each request, with the user's id if there is one. The span's trace headers are
 * sent with the request.
 */
function tracing(
  { trace, context, propagation }: OpenTelemetryApi,
  userId: () => string | null,
): Instrument {
  return {
    requesting(method, url) {
      const headers: Record<string, string> = {};
      let span: Span | undefined;
      isolated(() => {
        if (url.origin !== location.origin) return;
        const endpoint = endpointOf(method, url);
        const id = userId();
        span = trace
          .getTracer("yy-widgets", runningBuild().release)
          .startSpan(endpoint === "other" ? method : endpoint, {
            kind: client,
            attributes: {
              "http.request.method": method,
              ...(id === null ? {} : { "enduser.id": id }),
            },
          });
        propagation.inject(trace.setSpan(context.active(), span), headers);
      })();
      return {
        headers,
        ended: isolated((status) => {
          if (status) span?.setAttribute("http.response.status_code", status);
          span?.end();
        }),
      };
    },
  };
}
