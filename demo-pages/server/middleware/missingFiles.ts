import { Hono } from "hono";
import type { DemoEnv } from "./environment";

/** Prefix of paths of built files under which the parts that widgets load later are missing. */
export const withoutParts = "/missing";

/** A sprite that does not exist. The pages' own icons still come from the real one. */
export const missingSprite = "/missing/icons.svg";

/** A built chunk that a running widget loads: `Combobox-72561f14.digested.js`. */
const part = /\/chunks\/(?:Combobox|[a-z-]+-more)-[^/]+$/;

/**
 * The files of pages whose widgets do not get all of their code. They have paths of their own,
 * because browsers cache chunks forever and would not request one again.
 */
export function missingFiles(files: Hono<DemoEnv>): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get(`${withoutParts}/dist/*`, async (request) => {
    const url = new URL(request.req.url);
    if (part.test(url.pathname)) return request.text("not found", 404);
    url.pathname = url.pathname.slice(withoutParts.length);
    const answer = await files.fetch(new Request(url, request.req.raw), request.env);
    // A copy without the fetched response's URL, against which a module's imports would resolve.
    return new Response(answer.body, answer);
  });
}
