import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Payload } from "./payload";
import type { Session } from "./session";

/** What the middleware puts on every request: the Node objects, the visitor's session and the body already read. */
export interface DemoEnv {
  Bindings: HttpBindings;
  Variables: { session: Session; payload: Payload };
}

/** A request as the routes see it. */
export type DemoRequest = Context<DemoEnv>;
