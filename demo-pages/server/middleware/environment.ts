import type { Context } from "hono";
import type { User } from "../fixtures/types";
import type { Payload } from "./payload";

/**
 * What goes with every request: from whoever runs the app its connection, and the visitor's cookies
 * where no header can carry them (a service worker sees none and sets none); from the middleware
 * the body read already, and who asks.
 */
export interface DemoEnv {
  Bindings: { readonly connection: Connection; readonly cookies?: CookieJar };
  Variables: {
    payload: Payload;
    session: Session;
    user: User | undefined;
    /** The same of routes behind `requireMember` or `signInFirst`, where there is one. */
    member: User;
  };
}

/** A request as the routes see it. */
export type DemoRequest = Context<DemoEnv>;

/**
 * A visitor's session. Its token is what `meta[name=csrf-token]` shows and every unsafe request
 * must bring back.
 */
export interface Session {
  readonly id: string;
  csrfToken: string;
  /** The signed-in user, or null. */
  userId: number | null;
  /** What the next page says once, or null. */
  flash: Flash | null;
}

/** A message from one request to the page after it. */
export interface Flash {
  readonly kind: "notice" | "success" | "alert" | "error";
  readonly text: string;
}

/** The visitor's cookies. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/**
 * How faults break an answer that is on its way. Each kind of server has its own; the app knows
 * only this.
 */
export interface Connection {
  /** Ends without an answer, so that the page sees one rejected `fetch`. */
  drop(): Response;
  /**
   * Sends the headers and half of the body, then ends: `fetch` resolves, reading the body rejects.
   */
  truncate(answer: BrokenAnswer): Response;
  /** Sends the request once more, as a proxy does that got no answer in time. */
  sendAgain(url: string, request: RequestInit): Promise<unknown>;
  /**
   * The status that has gone out past the app: 0 for none, undefined when the app answered as
   * usual.
   */
  brokenStatus(): number | undefined;
}

/** The answer of which only a part arrives. */
export interface BrokenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
