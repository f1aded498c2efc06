import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { DemoEnv } from "../../middleware/environment";

/** What has changed: `styles` can be swapped in the page as it is, `page` means loading it again. */
export type Change = "styles" | "page";

/** Tells open pages of changes, by server-sent events to `/assets/liveReload.js`, which it puts into each page. */
export class LiveReload {
  /** A page that meets another server than before loads again. */
  readonly #id = crypto.randomUUID();
  readonly #callbacks = new Set<(change: Change) => void>();

  tell(change: Change): void {
    for (const callback of this.#callbacks) callback(change);
  }

  /** Comes before the demo's own routes. */
  routes(): Hono<DemoEnv> {
    return new Hono<DemoEnv>()
      .get("/dev/changes", (request) =>
        streamSSE(request, async (stream) => {
          // 100 ms after the server has gone the browser connects again.
          await stream.writeSSE({ event: "server", data: this.#id, retry: 100 });
          const callback = (change: Change) => void stream.writeSSE({ event: change, data: "" });
          this.#callbacks.add(callback);
          await new Promise<void>((resolve) => stream.onAbort(resolve));
          this.#callbacks.delete(callback);
        }),
      )
      .use(async (request, next) => {
        await next();
        if (!request.res.headers.get("content-type")?.startsWith("text/html")) return;
        const { status, headers } = request.res;
        const html = await request.res.text();
        const page = html.replace(
          "</head>",
          '<script src="/assets/liveReload.js" type="module"></script>\n</head>',
        );
        request.res = new Response(page, { status, headers });
      });
  }
}
