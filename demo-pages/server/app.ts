import { Hono } from "hono";
import { followApi } from "./api/follow";
import { inboxApi } from "./api/inbox";
import { messageListApi } from "./api/messageList";
import { metadataApi } from "./api/metadata";
import { type ControlledDemo, control } from "./control";
import { requireCsrfToken } from "./csrf";
import type { DemoEnv } from "./environment";
import { type PageOptions, pages } from "./pages";
import { readPayload } from "./payload";
import { type RecordedRequest, recordCalls } from "./recording";
import type { Sessions } from "./sessions";
import { signIn } from "./signIn";
import { staticFiles } from "./staticFiles";

/** Everything the routes work on. */
export interface DemoParts extends ControlledDemo, PageOptions {
  readonly requests: RecordedRequest[];
  readonly sessions: Sessions;
}

/** The whole demo as one Hono application. Control comes before the check for a token, everything else after it. */
export function createApp(demo: DemoParts): Hono<DemoEnv> {
  const { state } = demo;
  const app = new Hono<DemoEnv>();
  app.use(async (request, next) => {
    request.set("payload", await readPayload(request.req.raw));
    await next();
  });
  app.use(recordCalls(demo.requests));
  app.use(demo.faults.middleware);
  app.route("/", staticFiles(demo.distFolder));
  app.use(demo.sessions.middleware);
  app.route("/", control(demo));
  app.use(requireCsrfToken);
  app.route("/", signIn(state, demo.sessions));
  for (const api of [metadataApi, inboxApi, messageListApi, followApi]) {
    app.route("/", api(state));
  }
  app.route("/", pages(demo));
  app.notFound((request) => request.json({ error: "not found" }, 404));
  return app;
}
