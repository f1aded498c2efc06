import { Hono } from "hono";
import type { DemoEnv } from "./environment";

/** Before the path of a built file: the same file, but for the parts that widgets load later. */
export const withoutParts = "/missing";

/**
 * A sprite that is not there. The pages' own icons are drawn by the browser, from the one that is.
 */
export const missingSprite = "/missing/icons.svg";

/** A chunk that a widget asks for once it runs, as built: `Combobox-72561f14.digested.js`. */
const part = /\/chunks\/(?:Combobox|[a-z-]+-more)-[^/]+$/;

/**
 * The files of pages whose widgets do not get all of their code. Under paths of their own, because
 * the browser keeps chunks for ever and would not ask for one that it has.
 */
export function missingFiles(files: Hono<DemoEnv>): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get(`${withoutParts}/dist/*`, async (request) => {
    const url = new URL(request.req.url);
    if (part.test(url.pathname)) return request.text("not found", 404);
    url.pathname = url.pathname.slice(withoutParts.length);
    const answer = await files.fetch(new Request(url, request.req.raw), request.env);
    // Without the URL that a fetched answer has: a module's own imports would begin there.
    return new Response(answer.body, answer);
  });
}
