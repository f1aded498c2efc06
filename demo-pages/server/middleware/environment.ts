import type { Context } from "hono";
import type { User } from "../fixtures/types";
import type { Payload } from "./payload";

/**
 * The environment of every request. Whoever runs the app supplies the connection, and the visitor's
 * cookies where headers cannot carry them (a service worker can neither read nor set them); the
 * middleware supplies the parsed body and the visitor.
 */
export interface DemoEnv {
  Bindings: { readonly connection: Connection; readonly cookies?: CookieJar };
  Variables: {
    payload: Payload;
    session: Session;
    user: User | undefined;
    /** The same user; always set behind `requireMember` and `signInFirst`. */
    member: User;
  };
}

/** A request as the routes see it. */
export type DemoRequest = Context<DemoEnv>;

/**
 * A visitor's session. Its token is in `meta[name=csrf-token]`, and every unsafe request must send
 * it.
 */
export interface Session {
  readonly id: string;
  csrfToken: string;
  /** The signed-in user, or null. */
  userId: number | null;
  /** The message that the next page shows once, or null. */
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

/** Breaks a response, for faults. Each kind of server implements it. */
export interface Connection {
  /** Ends without an answer, so that the page sees one rejected `fetch`. */
  drop(): Response;
  /**
   * Sends the headers and half of the body, then ends: `fetch` resolves, reading the body rejects.
   */
  truncate(answer: BrokenAnswer): Response;
  /** Sends the request once more, as a proxy does after a timeout. */
  sendAgain(url: string, request: RequestInit): Promise<unknown>;
  /** The status of a broken response: 0 when none was sent, undefined when nothing is broken. */
  brokenStatus(): number | undefined;
}

/** A response of which only a part arrives. */
export interface BrokenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
