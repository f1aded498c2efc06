import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { DemoEnv } from "../../middleware/environment";

/**
 * What pages hear of a change: `styles` swaps the stylesheets, `page` reloads the page, and
 * `problem` shows an error in the sources over the page.
 */
export type Change = { readonly kind: "styles" | "page" } | Problem;

interface Problem {
  readonly kind: "problem";
  /** Empty once the sources have no error. */
  readonly text: string;
}

/**
 * Tells open pages of changes, by server-sent events to `/assets/liveReload.js`, which it puts into
 * each page.
 */
export class LiveReload {
  /** A page reloads when it reconnects to a server with another id. */
  readonly #id = crypto.randomUUID();
  readonly #listeners = new Set<(change: Change) => void>();
  #problem = "";

  tell(change: Change): void {
    this.#problem = change.kind === "problem" ? change.text : "";
    for (const listener of this.#listeners) listener(change);
  }

  /** Routes to put before the demo's own. */
  routes(): Hono<DemoEnv> {
    return new Hono<DemoEnv>()
      .get("/dev/changes", (request) =>
        streamSSE(request, async (stream) => {
          const write = (event: string, data: string) => stream.writeSSE({ event, data });
          // The browser reconnects 100 ms after the server is gone.
          await stream.writeSSE({ event: "server", data: this.#id, retry: 100 });
          if (this.#problem !== "") await write("problem", JSON.stringify(this.#problem));
          const listener = (change: Change) =>
            void write(change.kind, change.kind === "problem" ? JSON.stringify(change.text) : "");
          this.#listeners.add(listener);
          await new Promise<void>((resolve) => stream.onAbort(resolve));
          this.#listeners.delete(listener);
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
