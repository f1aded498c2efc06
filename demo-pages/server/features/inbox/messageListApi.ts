import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { memberOf, requireMember } from "../../middleware/membership";
import {
  asksForScript,
  replaceContent,
  requireScriptedRequest,
  script,
} from "../../rendering/scriptAnswer";
import { inboxOf } from "./inbox";
import { messageRows } from "./messageRows";

/**
 * `GET /perfil/mensagens?type=…` asked for as JavaScript, or with `.js`: a script that puts the rows of that type into
 * `[data-part=messages]`. Asked for in any other way it is a page.
 */
export function messageListApi(state: DemoState): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/perfil/:list{mensagens(\\.js)?}", async (request, next) => {
    if (!asksForScript(request)) {
      return next();
    }
    const refused =
      (await requireMember(request, async () => {})) ?? requireScriptedRequest(request);
    if (refused) {
      return refused;
    }
    const { id } = memberOf(state, request);
    state.newMessageUserIds = state.newMessageUserIds.filter((userId) => userId !== id);
    const rows = messageRows(inboxOf(state, id, request.req.query("type")));
    return script(request, replaceContent('[data-part="messages"]', rows));
  });
}
