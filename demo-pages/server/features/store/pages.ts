import { Hono } from "hono";
import type { DemoState } from "../../fixtures/types";
import type { DemoEnv } from "../../middleware/environment";
import { currentUser } from "../../middleware/membership";
import type { RenderPage } from "../../rendering/renderPage";
import { storeView } from "./view";

/** `/@{nickname}`, `/@{nickname}/{tab}`: a member's store. */
export function storePages(state: DemoState, page: RenderPage): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/:store{@[^/]+}/:tab?", (request) => {
    const { store, tab = "" } = request.req.param();
    const visitor = currentUser(state, request);
    const view = storeView(state, store.slice(1), tab, visitor);
    return view === undefined
      ? page(request, "404", {}, { status: 404 })
      : page(request, "store", view);
  });
}
