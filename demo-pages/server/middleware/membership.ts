import type { MiddlewareHandler } from "hono";
import { signInPath } from "../features/sign-in/returnUrl";
import type { DemoState } from "../fixtures/types";
import type { DemoEnv } from "./environment";

/** Puts the signed-in user on the request. */
export function findUser(state: DemoState): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const { userId } = request.get("session");
    const user = state.users.find(({ id }) => id === userId);
    request.set("user", user);
    if (user !== undefined) request.set("member", user);
    await next();
  };
}

/** Answers 401 to a visitor who is not signed in. */
export const requireMember: MiddlewareHandler<DemoEnv> = async (request, next) =>
  request.get("user") === undefined ? request.json({ error: "unauthorized" }, 401) : next();

/**
 * Redirects a visitor who is not signed in to the sign-in page, and afterwards to `back`.
 * @param back path of a page; by default the requested one
 */
export function signInFirst(back?: string): MiddlewareHandler<DemoEnv> {
  return async (request, next) => {
    const page = new URL(back ?? request.req.url, request.req.url);
    return request.get("user") === undefined
      ? request.redirect(signInPath(page.href), 303)
      : next();
  };
}

/** Answers 406 to a call that does not ask for version 1 of the API. */
export const requireVersion1: MiddlewareHandler<DemoEnv> = async (request, next) => {
  const isNamed = request.req.header("X-API-Version") === "1";
  const isAccepted = request.req.header("Accept")?.includes("application/vnd.yy.v1+json");
  return isNamed && isAccepted ? next() : request.json({ error: "version" }, 406);
};
