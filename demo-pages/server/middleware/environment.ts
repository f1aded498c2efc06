import type { Context } from "hono";
import type { Connection } from "./Connection";
import type { CookieJar } from "./CookieJar";
import type { Payload } from "./payload";
import type { Session } from "./session";

/** What goes with every request: its connection, from whoever runs the app; the visitor's session and the body read already, from the middleware. */
export interface DemoEnv {
  Bindings: { readonly connection: Connection; readonly cookies?: CookieJar };
  Variables: { session: Session; payload: Payload };
}

/** A request as the routes see it. */
export type DemoRequest = Context<DemoEnv>;
