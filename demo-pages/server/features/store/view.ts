import type { DemoState, Product, User } from "../../fixtures/types";
import { productView } from "../products/view";
import { userView } from "../users/view";

const tabs: Readonly<Record<string, string>> = {
  "": "à venda",
  vendidos: "vendidos",
  yeyezados: "yeyezados",
  seguidores: "seguidores",
  seguindo: "seguindo",
};
const otherStores = 4;

/**
 * What a store's page shows under one of its tabs: `store`, `storeTabs`, `storeProducts`, `storeUsers`, `otherSellers`.
 * @param visitor who is signed in: nobody is offered to follow themselves
 * @returns undefined when there is no such store or tab.
 */
export function storeView(
  state: DemoState,
  nickname: string,
  tab: string,
  visitor: User | undefined,
): Record<string, unknown> | undefined {
  const store = state.users.find((user) => user.nickname === nickname);
  if (store === undefined || !Object.hasOwn(tabs, tab)) {
    return undefined;
  }
  const others = state.users.filter((user) => user !== store && user !== visitor);
  return {
    store: { ...userView(state, store), isOwn: store === visitor },
    storeTab: tab,
    storeTabs: Object.entries(tabs).map(([suffix, label]) => ({
      label,
      href: `/@${nickname}${suffix === "" ? "" : `/${suffix}`}`,
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
