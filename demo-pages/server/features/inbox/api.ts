import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember, requireVersion1 } from "../../middleware/membership";
import { listField } from "../../middleware/payload";
import { deleteMessages, inboxCounters, markAsRead } from "./inbox";

/**
 * The inbox's counters and its two bulk actions, all v1 and for members. Marking as read answers the new counters,
 * deleting answers 204, or 422 when a chat message is among the ids: those cannot be deleted. Unknown ids are ignored.
 */
export function inboxApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/inbox/counters", requireMember, requireVersion1, (request) =>
      request.json(inboxCounters(state, memberOf(state, request).id)),
    )
    .patch("/api/inbox/messages/set_as_read", requireMember, requireVersion1, (request) => {
      const user = memberOf(state, request);
      const ids = listField(request.get("payload"), "ids");
      markAsRead(state, user.id, ids);
      return request.json(inboxCounters(state, user.id));
    })
    .delete("/api/inbox/messages", requireMember, requireVersion1, (request) => {
      const user = memberOf(state, request);
      const ids = listField(request.get("payload"), "ids");
      if (!deleteMessages(state, user.id, ids)) {
        return request.json({ ids: "mensagens de chat não podem ser apagadas" }, 422);
      }
      return request.body(null, 204);
    });
}
