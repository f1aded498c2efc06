import { ConfigError } from "@yy/domain/errors";
import { type Instrument, instruments } from "@yy/page/instruments";
import { isolated } from "@yy/page/isolated";
import { session } from "@yy/session/session";

/** The part of `@sentry/browser` that is used. */
export interface SentryLike {
  setUser(user: { id: string } | null): void;
}

/** The part of `@opentelemetry/api` that is used. */
export interface OpenTelemetryLike {
  readonly context: { active(): unknown };
  readonly propagation: { inject(context: never, carrier: Record<string, string>): void };
  readonly trace: {
    getActiveSpan(): { setAttribute(name: string, value: string): unknown } | undefined;
  };
}

export interface Contexts {
  /** Gets the id of the user at each change, null when nobody is signed in. */
  readonly user?: (id: string | null) => void;
  /** The SDK: its errors have the user's id. */
  readonly sentry?: SentryLike;
  /** The API: our requests to the page's own origin carry the trace that is active, and its span the user's id. */
  readonly openTelemetry?: OpenTelemetryLike;
}

/**
 * Gives the user's id to logging and monitoring as long as the user is signed in, and the page's trace to our requests.
 * Returns a cleanup function, which takes the id back.
 * @throws ConfigError for what is no function or SDK
 */
export function context(contexts: Contexts): () => void {
  checkContexts(contexts);
  const { user, sentry, openTelemetry } = contexts;
  const setters = [
    user,
    sentry && ((id: string | null) => sentry.setUser(id === null ? null : { id })),
  ]
    .filter((each): each is (id: string | null) => void => each !== undefined)
    .map((set) => isolated(set));
  let current: string | null = null;
  const setUser = (id: string | null) => {
    if (id === current) return;
    current = id;
    for (const set of setters) set(id);
  };
  const show = () => {
    const id = session.getState().user?.id;
    setUser(id === undefined ? null : String(id));
  };
  const unsubscribe = session.subscribe(show);
  show();
  const tracing = openTelemetry && tracingBy(openTelemetry, () => current);
  if (tracing) instruments.add(tracing);
  return () => {
    unsubscribe();
    if (tracing) instruments.delete(tracing);
    setUser(null);
  };
}

function tracingBy(
  { context, propagation, trace }: OpenTelemetryLike,
  userId: () => string | null,
): Instrument {
  return {
    headers() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active() as never, carrier);
      const id = userId();
      if (id !== null) trace.getActiveSpan()?.setAttribute("enduser.id", id);
      return carrier;
    },
  };
}

function checkContexts({ user, sentry, openTelemetry }: Contexts): void {
  const wrong = (key: string, expected: string) =>
    new ConfigError(`YY.context: ${key} must be ${expected}`);
  if (user !== undefined && typeof user !== "function") throw wrong("user", "a function");
  if (sentry !== undefined && typeof sentry?.setUser !== "function")
    throw wrong("sentry", "Sentry's SDK, with setUser");
  if (openTelemetry !== undefined && typeof openTelemetry?.propagation?.inject !== "function")
    throw wrong("openTelemetry", "@opentelemetry/api, with propagation");
}
