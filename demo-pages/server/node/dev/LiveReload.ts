import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { DemoEnv } from "../../middleware/environment";

/**
 * What pages are told: `styles` can be swapped as they are, `page` means loading the page again,
 * and a `problem` of the sources is shown over it, until there is none.
 */
export type Change = { readonly kind: "styles" | "page" } | Problem;

interface Problem {
  readonly kind: "problem";
  /** Empty once the sources are right again. */
  readonly text: string;
}

/**
 * Tells open pages of changes, by server-sent events to `/assets/liveReload.js`, which it puts into
 * each page.
 */
export class LiveReload {
  /** A page that meets another server than before loads again. */
  readonly #id = crypto.randomUUID();
  readonly #callbacks = new Set<(change: Change) => void>();
  #problem = "";

  tell(change: Change): void {
    this.#problem = change.kind === "problem" ? change.text : "";
    for (const callback of this.#callbacks) callback(change);
  }

  /** Comes before the demo's own routes. */
  routes(): Hono<DemoEnv> {
    return new Hono<DemoEnv>()
      .get("/dev/changes", (request) =>
        streamSSE(request, async (stream) => {
          const write = (event: string, data: string) => stream.writeSSE({ event, data });
          // 100 ms after the server has gone the browser connects again.
          await stream.writeSSE({ event: "server", data: this.#id, retry: 100 });
          if (this.#problem !== "") await write("problem", JSON.stringify(this.#problem));
          const callback = (change: Change) =>
            void write(change.kind, change.kind === "problem" ? JSON.stringify(change.text) : "");
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
