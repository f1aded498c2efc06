import { Hono } from "hono";
import type { DemoState, Product, User } from "../fixtures/types";
import type { DemoEnv } from "../middleware/environment";
import type { FeatureParts } from "./FeatureParts";
import { productView } from "./products/view";
import { userView } from "./users/view";

/** The end of a tab's path → its label. */
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
      ? page(request, "404")
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
