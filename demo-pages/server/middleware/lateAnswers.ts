import type { MiddlewareHandler } from "hono";
import { delay } from "./delay";
import type { DemoEnv } from "./environment";

/** The longest that a browser waits for a document, and for anything else; ms. */
const longest = { document: 400, other: 150 };

/** Puts off each response to a browser by a random time. The request is handled at once, as on a slow network. */
export const lateAnswers: MiddlewareHandler<DemoEnv> = async (request, next) => {
  await next();
  const mode = request.req.header("sec-fetch-mode");
  if (mode === undefined) return;
  await delay(Math.random() * (mode === "navigate" ? longest.document : longest.other));
};
