import type { MiddlewareHandler } from "hono";
import { networkDelayOf } from "../rendering/switches";
import type { DemoEnv } from "./environment";
import { isCall } from "./recording";

/**
 * Waits this many milliseconds.
 * @returns false when the signal aborts first.
 */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds);
    // In Node, where timers are objects, a pending one would keep the process alive.
    if (typeof timer === "object") timer.unref();
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/**
 * Delays calls, photos and the widgets' own files by what the visitor has chosen in the panel, but
 * not pages.
 */
export const slowNetwork: MiddlewareHandler<DemoEnv> = async (request, next) => {
  const wait = networkDelayOf(request);
  const isSlow = isCall(request.req) || /^\/(dist|photos)\//.test(request.req.path);
  if (wait > 0 && isSlow) await delay(wait);
  await next();
};

/** The longest delay of a document, and of anything else. */
const maxDelayMs = { document: 400, other: 150 };

/**
 * Delays each response to a browser by a random time. The request is handled at once, as on a slow
 * network.
 */
export const lateAnswers: MiddlewareHandler<DemoEnv> = async (request, next) => {
  await next();
  const mode = request.req.header("sec-fetch-mode");
  if (mode === undefined) return;
  await delay(Math.random() * (mode === "navigate" ? maxDelayMs.document : maxDelayMs.other));
};
