import type { MiddlewareHandler } from "hono";
import { readCookie, writeCookie } from "./cookies";
import type { DemoEnv, DemoRequest, Flash, Session } from "./environment";
import { textField } from "./payload";

/** Holds the session's id. */
export const sessionCookie = "yy_demo_session";

/** The sessions of one server, in memory, kept by a cookie out of reach of scripts. */
export class Sessions {
  readonly #byId = new Map<string, Session>();

  /** Puts the visitor's session on the request; a new visitor gets one, and its cookie. */
  readonly middleware: MiddlewareHandler<DemoEnv> = async (request, next) => {
    const known = this.#byId.get(readCookie(request, sessionCookie) ?? "");
    request.set("session", known ?? this.#begin(request, null));
    await next();
  };

  /**
   * Replaces the visitor's session, as a real sign-in does: with another cookie and another token.
   */
  renew(request: DemoRequest, userId: number | null): void {
    this.#byId.delete(request.get("session").id);
    request.set("session", this.#begin(request, userId));
  }

  /** Every session, to be stored. */
  all(): Session[] {
    return [...this.#byId.values()];
  }

  /** Replaces all sessions by stored ones. */
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
    writeCookie(request, sessionCookie, session.id, { httpOnly: true, sameSite: "Lax", path: "/" });
    return session;
  }
}

/** Redirects to a page, which shows the message once. */
export function redirectWithFlash(
  request: DemoRequest,
  path: string,
  kind: Flash["kind"],
  text: string,
): Response {
  request.get("session").flash = { kind, text };
  return request.redirect(path, 303);
}

/** A random token of 32 hexadecimal digits. */
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
 * @param except paths that check the token themselves, for an answer of their own
 */
export function requireCsrfToken(except: RegExp): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const { method, path } = request.req;
    if (safeMethods.has(method) || except.test(path) || hasCsrfToken(request)) return next();
    return request.json({ error: "csrf" }, 422);
  };
}
