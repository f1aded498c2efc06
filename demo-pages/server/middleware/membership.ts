import type { MiddlewareHandler } from "hono";
import type { DemoState, User } from "../fixtures/types";
import type { DemoEnv, DemoRequest } from "./environment";

/** Answers 401 to a visitor who is not signed in. */
export const requireMember: MiddlewareHandler<DemoEnv> = async (request, next) => {
  if (request.get("session").userId === null) {
    return request.json({ error: "unauthorized" }, 401);
  }
  return next();
};

/** Answers 406 to a call that does not ask for the version of the API the product's calls are made with. */
export const requireVersion1: MiddlewareHandler<DemoEnv> = async (request, next) => {
  const named = request.req.header("X-API-Version") === "1";
  if (!named || !request.req.header("Accept")?.includes("application/vnd.yy.v1+json")) {
    return request.json({ error: "version" }, 406);
  }
  return next();
};

/** The signed-in user, or undefined. */
export function currentUser(state: DemoState, request: DemoRequest): User | undefined {
  const { userId } = request.get("session");
  return state.users.find((user) => user.id === userId);
}

/**
 * The signed-in user of a route behind {@link requireMember}.
 * @throws {Error} when the route is not behind it.
 */
export function memberOf(state: DemoState, request: DemoRequest): User {
  const user = currentUser(state, request);
  if (user === undefined) {
    throw new Error(`${request.req.path} is not behind requireMember`);
  }
  return user;
}
