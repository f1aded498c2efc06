import { Hono, type MiddlewareHandler } from "hono";
import type { DemoState } from "../../fixtures/types";
import { writeCookie } from "../../middleware/cookies";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import type { Faults } from "../../middleware/faults";
import { listField, numberField, type Payload, textField } from "../../middleware/payload";
import type { RecordedRequest } from "../../middleware/recording";
import { queryOf, switchesCookie } from "../../rendering/switches";
import type { Templates } from "../../rendering/Templates";
import { deliver, inboxCounters, isMessageType } from "../inbox/inbox";
import { localUrl } from "../sign-in/returnUrl";
import { readFault } from "./readFault";
import { requestRows } from "./requestRows";

/** What the control routes read and change. */
export interface ControlledDemo {
  readonly state: DemoState;
  readonly faults: Faults;
  readonly requests: RecordedRequest[];
  readonly templates: Templates;
  /** True in a service worker: only the demo's own pages can send requests, whatever the host. */
  readonly isPrivate?: boolean;
  reset(): void;
}

/**
 * `/_demo/*`: the routes by which the panel and the tests control the demo. They take JSON, or a
 * form with `return_to`. They need no CSRF token, and refuse requests from other origins instead.
 */
export function controlApi(demo: ControlledDemo): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .use("/_demo/*", demo.isPrivate ? (_, next) => next() : refuseOtherOrigins)
    .post("/_demo/sign-in", (request) => {
      const userId = numberField(request.get("payload"), "userId");
      if (!demo.state.users.some((user) => user.id === userId)) {
        return request.json({ error: `no user ${userId}` }, 422);
      }
      // Unlike a real sign-in this keeps the CSRF token: pages that are already open still work.
      request.get("session").userId = userId;
      return done(request, { userId });
    })
    .post("/_demo/sign-out", (request) => {
      request.get("session").userId = null;
      return done(request, { userId: null });
    })
    .post("/_demo/deliver", (request) => {
      const payload = request.get("payload");
      const userId = numberField(payload, "userId") || request.get("session").userId || 1;
      const type = textField(payload, "type");
      const count = numberField(payload, "count") || 1;
      deliver(demo.state, userId, isMessageType(type) ? type : "default", count);
      return done(request, inboxCounters(demo.state, userId));
    })
    .post("/_demo/fail", (request) => {
      const fault = readFault(request.get("payload"));
      try {
        if (fault !== undefined) demo.faults.add(fault);
      } catch (error) {
        return request.json({ error: error instanceof Error ? error.message : "" }, 422);
      }
      return done(request, fault ?? {});
    })
    .post("/_demo/switches", (request) => {
      const query = queryOf(switchesIn(request.get("payload")));
      writeCookie(request, switchesCookie, query, { sameSite: "Lax", path: "/" });
      return done(request, { switches: query });
    })
    .post("/_demo/reset", (request) => {
      demo.reset();
      return done(request, { reset: true });
    })
    .post("/_demo/requests/clear", (request) => {
      demo.requests.length = 0;
      return done(request, { requests: [] });
    })
    .get("/_demo/requests", (request) => request.json(demo.requests))
    .get("/_demo/requests/rows", (request) =>
      request.html(
        demo.templates.renderPartial("panel-requests", {
          requestRows: requestRows(demo.requests),
        }) ?? "",
        200,
        { "cache-control": "no-store" },
      ),
    )
    .get("/_demo/state", (request) => request.json(demo.state));
}

const refuseOtherOrigins: MiddlewareHandler<DemoEnv> = async (request, next) => {
  const { origin, hostname } = new URL(request.req.url);
  const asking = request.req.header("Origin") ?? origin;
  if (asking !== origin || !["127.0.0.1", "localhost", "[::1]"].includes(hostname)) {
    return request.json({ error: "origin" }, 403);
  }
  return next();
};

/**
 * Redirects a form to its `return_to`, leaves the visitor on the page for `stay`, and answers a
 * script with JSON.
 */
function done(request: DemoRequest, answer: object): Response {
  if (textField(request.get("payload"), "stay") !== "") return request.body(null, 204);
  const returnTo = textField(request.get("payload"), "return_to");
  return returnTo === ""
    ? request.json(answer)
    : request.redirect(localUrl(request, returnTo), 303);
}

function switchesIn(payload: Payload): URLSearchParams {
  const switches = new URLSearchParams();
  for (const name of ["flavour", "script", "doctor", "dir", "delay", "shortcut", "missing"]) {
    switches.set(name, textField(payload, name));
  }
  for (const lib of listField(payload, "lib")) switches.append("lib", lib);
  return switches;
}
