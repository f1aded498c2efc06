import type { MiddlewareHandler } from "hono";
import { keepCookie, readCookie } from "./cookies";
import type { DemoEnv, DemoRequest } from "./environment";
import { randomHex } from "./randomHex";
import type { Session } from "./session";

/** Holds the session's id. */
export const sessionCookie = "yy_demo_session";

/** The sessions of one server, in memory, kept by a cookie out of reach of scripts. */
export class Sessions {
  readonly #byId = new Map<string, Session>();

  /** Puts the visitor's session on the request; a visitor without one gets it, and the cookie, now. */
  readonly middleware: MiddlewareHandler<DemoEnv> = async (request, next) => {
    const known = this.#byId.get(readCookie(request, sessionCookie) ?? "");
    request.set("session", known ?? this.#begin(request, null));
    await next();
  };

  /** Starts the visitor's session anew for this user, as a real sign-in does: another cookie, another token. */
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
    const session = { id: randomHex(16), csrfToken: randomHex(16), userId, flash: null };
    this.#byId.set(session.id, session);
    keepCookie(request, sessionCookie, session.id, { httpOnly: true, sameSite: "Lax", path: "/" });
    return session;
  }
}
