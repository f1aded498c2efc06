import type { MiddlewareHandler } from "hono";
import { keepCookie, readCookie } from "./cookies";
import type { DemoEnv, DemoRequest, Flash, Session } from "./environment";
import { textField } from "./payload";

/** Holds the session's id. */
export const sessionCookie = "yy_demo_session";

/** The sessions of one server, in memory, kept by a cookie out of reach of scripts. */
export class Sessions {
  readonly #byId = new Map<string, Session>();

  /**
   * Puts the visitor's session on the request; a visitor without one gets it, and the cookie, now.
   */
  readonly middleware: MiddlewareHandler<DemoEnv> = async (request, next) => {
    const known = this.#byId.get(readCookie(request, sessionCookie) ?? "");
    request.set("session", known ?? this.#begin(request, null));
    await next();
  };

  /**
   * Starts the visitor's session anew for this user, as a real sign-in does: another cookie,
   * another token.
   */
  renew(request: DemoRequest, userId: number | null): void {
    this.#byId.delete(request.get("session").id);
    request.set("session", this.#begin(request, userId));
  }

  /** Every session, to be kept elsewhere. */
  all(): Session[] {
    return [...this.#byId.values()];
  }

  /** Goes on with sessions that were kept. */
  restore(sessions: readonly Session[]): void {
    this.clear();
    for (const session of sessions) this.#byId.set(session.id, session);
  }

  /** Ends every session. */
  clear(): void {
    this.#byId.clear();
  }

  #begin(request: DemoRequest, userId: number | null): Session {
    const session = { id: randomToken(), csrfToken: randomToken(), userId, flash: null };
    this.#byId.set(session.id, session);
    keepCookie(request, sessionCookie, session.id, { httpOnly: true, sameSite: "Lax", path: "/" });
    return session;
  }
}

/** Leads to a page, which says this once. */
export function redirectWithFlash(
  request: DemoRequest,
  path: string,
  kind: Flash["kind"],
  text: string,
): Response {
  request.get("session").flash = { kind, text };
  return request.redirect(path, 303);
}

/** Nobody can guess it; 32 hexadecimal digits. */
export function randomToken(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request brings the session's token, in the `X-CSRF-Token` header or as the form's
 * `authenticity_token`.
 */
export function hasCsrfToken(request: DemoRequest): boolean {
  const token =
    request.req.header("X-CSRF-Token") ?? textField(request.get("payload"), "authenticity_token");
  return token === request.get("session").csrfToken;
}

/**
 * Refuses an unsafe request without the session's token: 422 `{"error": "csrf"}`, the status Rails
 * answers.
 *
 * @param except - paths that look at the token themselves, to say it in their own words
 */
export function requireCsrfToken(except: RegExp): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const { method, path } = request.req;
    if (safeMethods.has(method) || except.test(path) || hasCsrfToken(request)) return next();
    return request.json({ error: "csrf" }, 422);
  };
}
