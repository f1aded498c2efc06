import { Hono } from "hono";
import type { DemoState, User } from "../../fixtures/types";
import type { DemoEnv, DemoRequest } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import { listField, textField } from "../../middleware/payload";
import type { Flash } from "../../middleware/session";
import type { RenderPage } from "../../rendering/renderPage";
import { signInPath } from "../sign-in/returnUrl";
import { deleteMessages, inboxOf, markAsRead } from "./inbox";
import { messageRows } from "./messageRows";
import { inboxView, messageView } from "./view";

const inboxPath = "/perfil/mensagens";

/**
 * The inbox and its messages, for members. What the widgets do by calls, forms do without a script: they are answered
 * with a redirect and a flash.
 */
export function inboxPages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get(inboxPath, (request) =>
      forMember(request, ({ id }) => {
        state.newMessageUserIds = state.newMessageUserIds.filter((userId) => userId !== id);
        const type = request.req.query("type") ?? "";
        const rows = messageRows(inboxOf(state, id, type));
        return page(request, "inbox", { ...inboxView(state, id, type), messageRows: rows });
      }),
    )
    .post(inboxPath, (request) =>
      forMember(request, ({ id }) => {
        const payload = request.get("payload");
        const type = textField(payload, "type");
        const back = type === "" ? inboxPath : `${inboxPath}?type=${encodeURIComponent(type)}`;
        const ids = listField(payload, "ids");
        return done(request, back, act(id, textField(payload, "action"), ids));
      }),
    )
    .get(`${inboxPath}/:id`, (request) =>
      forMember(request, (user) => {
        const message = inboxOf(state, user.id).find(({ id }) => id === request.req.param("id"));
        if (message === undefined) return page(request, "404", {}, { status: 404 });
        // Turbo asks for a page that is only pointed at: that is not reading it.
        if (request.req.header("X-Sec-Purpose") !== "prefetch")
          markAsRead(state, user.id, [message.id]);
        return page(request, "message", { message: messageView(message) });
      }),
    )
    .post(`${inboxPath}/:id`, (request) =>
      forMember(request, ({ id }) =>
        done(request, inboxPath, act(id, "delete", [request.req.param("id") ?? ""])),
      ),
    );

  function forMember(request: DemoRequest, show: (user: User) => Response): Response {
    const user = currentUser(state, request);
    return user === undefined
      ? request.redirect(signInPath(new URL(pageOf(request), request.req.url).href), 303)
      : show(user);
  }

  function act(userId: number, action: string, ids: readonly string[]): Flash {
    if (ids.length === 0) return { kind: "notice", text: "escolha uma mensagem primeiro." };
    if (action !== "delete") {
      markAsRead(state, userId, ids);
      return { kind: "success", text: "pronto, mensagens lidas." };
    }
    return deleteMessages(state, userId, ids)
      ? { kind: "success", text: "pronto, mensagens apagadas." }
      : { kind: "error", text: "conversas não podem ser apagadas." };
  }
}

/** Where to come back to: the page itself, or the inbox for a form that was sent. */
const pageOf = ({ req }: DemoRequest) => (req.method === "GET" ? req.url : inboxPath);

function done(request: DemoRequest, path: string, flash: Flash): Response {
  request.get("session").flash = flash;
  return request.redirect(path, 303);
}
