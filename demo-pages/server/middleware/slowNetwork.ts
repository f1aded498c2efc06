import type { MiddlewareHandler } from "hono";
import { networkDelayOf } from "../rendering/switches";
import { delay } from "./delay";
import type { DemoEnv } from "./environment";
import { isCall } from "./recording";

const slowFiles = /^\/(dist|photos)\//;

/** Calls, photos and the widgets' own files wait for as long as the visitor has chosen in the panel; pages do not. */
export const slowNetwork: MiddlewareHandler<DemoEnv> = async (request, next) => {
  const wait = networkDelayOf(request);
  if (wait > 0 && (isCall(request.req) || slowFiles.test(request.req.path))) {
    await delay(wait);
  }
  await next();
};
