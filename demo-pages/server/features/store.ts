import { Hono } from "hono";
import type { DemoState, Product, User } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import type { FeatureParts } from "./FeatureParts";
import { productView } from "./products/view";
import { userView } from "./users/view";

const tabs: Readonly<Record<string, string>> = {
  "": "à venda",
  vendidos: "vendidos",
  yeyezados: "yeyezados",
  seguidores: "seguidores",
  seguindo: "seguindo",
};
const otherStores = 4;

/** `/@{nickname}`, `/@{nickname}/{tab}`: a member's store. */
export function storeRoutes({ state, page }: FeatureParts): Hono<DemoEnv> {
  return new Hono<DemoEnv>().get("/:store{@[^/]+}/:tab?", (request) => {
    const { store: path, tab = "" } = request.req.param();
    const store = state.users.find(({ nickname }) => nickname === path.slice(1));
    return store === undefined || !Object.hasOwn(tabs, tab)
      ? page(request, "404", {}, { status: 404 })
      : page(request, "store", storeView(state, store, tab, request.get("user")));
  });
}

/** @param visitor who is signed in: nobody is offered to follow themselves */
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

function productsUnder(state: DemoState, store: User, tab: string): Product[] {
  if (tab === "yeyezados") {
    return state.products.filter((product) => product.likeUserIds.includes(store.id));
  }
  const shown = { "": "published", vendidos: "sold" }[tab];
  return state.products.filter(
    (product) => product.seller_id === store.id && product.state === shown,
  );
}

function usersUnder(state: DemoState, store: User, tab: string): User[] {
  return state.users.filter((user) =>
    state.follows.some(
      ({ followerId, followingId }) =>
        (tab === "seguidores" && followingId === store.id && followerId === user.id) ||
        (tab === "seguindo" && followerId === store.id && followingId === user.id),
    ),
  );
}
