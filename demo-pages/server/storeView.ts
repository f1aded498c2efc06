import type { DemoState, User } from "./state/types";
import { productView, userView } from "./views";

/**
 * What a store's page shows under one of its tabs: `store`, and either `storeProducts` or `storeUsers`.
 * @returns undefined when there is no such store or tab.
 */
export function storeView(
  state: DemoState,
  nickname: string,
  tab: string,
): Record<string, unknown> | undefined {
  const store = state.users.find((user) => user.nickname === nickname);
  const shown = store === undefined ? undefined : shownUnder(state, store, tab);
  if (store === undefined || shown === undefined) {
    return undefined;
  }
  return {
    store: userView(state, store),
    storeTab: tab,
    storeProducts: [],
    storeUsers: [],
    ...shown,
  };
}

function shownUnder(state: DemoState, store: User, tab: string): object | undefined {
  const products = (which: (product: DemoState["products"][number]) => boolean) => ({
    storeProducts: state.products.filter(which).map((product) => productView(state, product)),
  });
  const users = (ids: readonly number[]) => ({
    storeUsers: state.users
      .filter((user) => ids.includes(user.id))
      .map((user) => userView(state, user)),
  });
  const isOwn = (product: DemoState["products"][number]) => product.seller_id === store.id;
  switch (tab) {
    case "":
      return products((product) => isOwn(product) && product.state === "published");
    case "vendidos":
      return products((product) => isOwn(product) && product.state === "sold");
    case "yeyezados":
      return products((product) => product.likeUserIds.includes(store.id));
    case "seguidores":
      return users(
        state.follows.filter((one) => one.followingId === store.id).map((one) => one.followerId),
      );
    case "seguindo":
      return users(
        state.follows.filter((one) => one.followerId === store.id).map((one) => one.followingId),
      );
    default:
      return undefined;
  }
}
