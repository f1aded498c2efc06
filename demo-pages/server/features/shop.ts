import { Hono } from "hono";
import films from "../fixtures/films.json";
import type { DemoState, Product, User } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import { escapeHtml } from "../rendering/escapeHtml";
import type { FeatureParts } from "../rendering/renderPage";
import { productPageView, productsPerPage, productView, userView } from "./views";

/** The end of a tab's path → its label. */
const tabs: Readonly<Record<string, string>> = {
  "": "à venda",
  vendidos: "vendidos",
  yeyezados: "yeyezados",
  seguidores: "seguidores",
  seguindo: "seguindo",
};
const otherStores = 4;

/**
 * `/p/{slug}-{id}`, a product's own page; `/@{nickname}/{tab}`, a member's store; `/frete-gratis`,
 * the landing page; `/no-aplicativo`, widgets in a made-up app; `/videos/{film}`, which players
 * show in place of a video service's page. HTML fragments: `/fragmentos/produtos?page=N`, product
 * cards with the next page in `Link: rel="next"`; `/fragmentos/recado?container=…`, a short note
 * for the content loader.
 */
export function shopRoutes({ state, page, templates }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/p/:product", (request) => {
      const id = Number(/-(\d+)$/.exec(request.req.param("product"))?.[1]);
      const product = state.products.find((each) => each.id === id);
      return product === undefined
        ? page(request, "404")
        : page(request, "product", productPageView(state, product));
    })
    .get("/:store{@[^/]+}/:tab?", (request) => {
      const { store: path, tab = "" } = request.req.param();
      const store = state.users.find(({ nickname }) => nickname === path.slice(1));
      return store === undefined || !Object.hasOwn(tabs, tab)
        ? page(request, "404")
        : page(request, "store", storeView(state, store, tab, request.get("user")));
    })
    .get("/frete-gratis", (request) =>
      page(request, "landing", {
        films: films.filter(({ isBackstage }) => !isBackstage),
        backstage: films.filter(({ isBackstage }) => isBackstage),
      }),
    )
    .get("/no-aplicativo", (request) => page(request, "app"))
    .get("/videos/:film", (request) => {
      const film = films.find(({ id }) => id === request.req.param("film"));
      return film === undefined ? page(request, "404") : page(request, "film", { film });
    })
    .get("/fragmentos/produtos", (request) => {
      const url = new URL(request.req.url);
      const asked = Number(url.searchParams.get("page") ?? 1);
      const number = Number.isInteger(asked) && asked >= 1 ? asked : 1;
      const end = number * productsPerPage;
      url.searchParams.set("page", String(number + 1));
      const cards = state.products
        .slice(end - productsPerPage, end)
        .map((product) => templates.renderPartial("product", productView(state, product)));
      const hasNext = end < state.products.length;
      const next = hasNext ? { link: `<${url.pathname}${url.search}>; rel="next"` } : {};
      return request.html(cards.join("\n"), 200, next);
    })
    .get("/fragmentos/recado", (request) => {
      const container = escapeHtml(request.req.query("container") ?? "");
      return request.html(
        `<p data-container="${container}">este recado veio do servidor agora há pouco.</p>`,
      );
    });
}

/** @param visitor the signed-in user, left out of all users to follow */
function storeView(state: DemoState, store: User, tab: string, visitor: User | undefined): object {
  const others = state.users.filter((user) => user !== store && user !== visitor);
  return {
    store: { ...userView(state, store), isOwn: store === visitor },
    storeTabs: Object.entries(tabs).map(([suffix, label]) => ({
      label,
      href: `/@${store.nickname}${suffix === "" ? "" : `/${suffix}`}`,
      current: suffix === tab,
    })),
    storeProducts: productsUnder(state, store, tab).map((each) => productView(state, each)),
    storeUsers: usersUnder(state, store, tab)
      .filter((user) => user !== visitor)
      .map((each) => userView(state, each)),
    otherSellers: others.slice(0, otherStores).map((each) => userView(state, each)),
  };
}

function productsUnder({ products }: DemoState, { id }: User, tab: string): Product[] {
  if (tab === "yeyezados") return products.filter(({ likeUserIds }) => likeUserIds.includes(id));
  const shown = { "": "published", vendidos: "sold" }[tab];
  return products.filter(({ seller_id, state }) => seller_id === id && state === shown);
}

function usersUnder({ users, follows }: DemoState, { id }: User, tab: string): User[] {
  const followers = follows.filter(({ followingId }) => followingId === id);
  const following = follows.filter(({ followerId }) => followerId === id);
  const ids = {
    seguidores: followers.map(({ followerId }) => followerId),
    seguindo: following.map(({ followingId }) => followingId),
  }[tab];
  return users.filter((user) => ids?.includes(user.id));
}
