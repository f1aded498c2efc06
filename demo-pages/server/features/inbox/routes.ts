import { Hono, type MiddlewareHandler } from "hono";
import type { DemoEnv, Flash } from "../../middleware/environment";
import { requireMember, requireVersion1, signInFirst } from "../../middleware/membership";
import { listField, textField } from "../../middleware/payload";
import { redirectWithFlash } from "../../middleware/sessions";
import type { FeatureParts } from "../../rendering/renderPage";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import {
  deleteMessages,
  inboxCounters,
  inboxOf,
  inboxPath,
  inboxTypesView,
  markAsRead,
  messageView,
} from "./inbox";

type FlashParts = readonly [Flash["kind"], text: string];

/**
 * The inbox, for members. Its calls, all v1: the counters, marking as read (answers the new
 * counters) and deleting (204, or 422 when a chat message is among the ids).
 * `GET /perfil/mensagens?type=…` answers a page; with `.js` or for JavaScript, a script that puts
 * the rows of that type into `[data-part=messages]`. Forms do the same as the calls, without a
 * script: their answer is a redirect with a flash.
 */
export function inboxRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/inbox/counters", requireMember, requireVersion1, (request) =>
      request.json(inboxCounters(state, request.var.member.id)),
    )
    .patch("/api/inbox/messages/set_as_read", requireMember, requireVersion1, (request) => {
      const { member, payload } = request.var;
      markAsRead(state, member.id, listField(payload, "ids"));
      return request.json(inboxCounters(state, member.id));
    })
    .delete("/api/inbox/messages", requireMember, requireVersion1, (request) => {
      const { member, payload } = request.var;
      return deleteMessages(state, member.id, listField(payload, "ids"))
        ? request.body(null, 204)
        : request.json({ ids: "mensagens de chat não podem ser apagadas" }, 422);
    })
    .get("/perfil/:list{mensagens(\\.js)?}", membersList, (request) => {
      const refused = asksForScript(request) && requireScriptedRequest(request);
      if (refused) return refused;
      const { id } = request.var.member;
      const type = request.req.query("type") ?? "";
      const messages = inboxOf(state, id, type).map(messageView);
      state.newMessageUserIds = state.newMessageUserIds.filter((userId) => userId !== id);
      if (!asksForScript(request))
        return page(request, "inbox", {
          inboxType: type,
          inboxTypes: inboxTypesView(state, id, type),
          messages,
        });
      const rows = templates.renderPartial("message-rows", { messages }) ?? "";
      return script(request, replaceContent('[data-part="messages"]', rows));
    })
    .post(inboxPath, signInFirst(inboxPath), (request) => {
      const { member, payload } = request.var;
      const type = textField(payload, "type");
      const back = type === "" ? inboxPath : `${inboxPath}?type=${encodeURIComponent(type)}`;
      const done = act(member.id, textField(payload, "action"), listField(payload, "ids"));
      return redirectWithFlash(request, back, ...done);
    })
    .get(`${inboxPath}/:id`, signInFirst(), (request) => {
      const { member } = request.var;
      const message = inboxOf(state, member.id).find(({ id }) => id === request.req.param("id"));
      if (message === undefined) return page(request, "404");
      // Turbo prefetches a page when the pointer is over its link: that does not read the message.
      if (request.req.header("X-Sec-Purpose") !== "prefetch") {
        markAsRead(state, member.id, [message.id]);
      }
      return page(request, "message", { message: messageView(message) });
    })
    .post(`${inboxPath}/:id`, signInFirst(inboxPath), (request) =>
      redirectWithFlash(
        request,
        inboxPath,
        ...act(request.var.member.id, "delete", [request.req.param("id")]),
      ),
    );

  function act(userId: number, action: string, ids: readonly string[]): FlashParts {
    if (ids.length === 0) return ["notice", "escolha uma mensagem primeiro."];
    if (action !== "delete") {
      markAsRead(state, userId, ids);
      return ["success", "pronto, mensagens lidas."];
    }
    return deleteMessages(state, userId, ids)
      ? ["success", "pronto, mensagens apagadas."]
      : ["error", "conversas não podem ser apagadas."];
  }
}

const membersList: MiddlewareHandler<DemoEnv> = (request, next) =>
  asksForScript(request) ? requireMember(request, next) : signInFirst()(request, next);
