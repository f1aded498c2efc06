import type { DemoServer } from "@yy/testing";

/** Ids on the page of a fault run. */
export const sellers = Array.from({ length: 200 }, (_, index) => 1001 + index);
export const items = Array.from({ length: 40 }, (_, index) => 401 + index);
export const messages = Array.from({ length: 60 }, (_, index) => `default$$$${9001 + index}`);
export const purchases = Array.from({ length: 12 }, (_, index) => String(801 + index));

/** The signed-in user, a pro seller. */
export const visitorId = 2;

/** Adds the users and messages of the page to the server's state. */
export function stockMarket({ state }: DemoServer): void {
  const [model] = state.users;
  if (!model) throw new Error("the demo has no users");
  for (const id of sellers) state.users.push({ ...model, id, nickname: `loja${id}` });
  state.messages = messages.map((id) => ({
    ...{ id, type: "default", userId: visitorId, from: "loja", subject: id, excerpt: "" },
    ...{ sentAt: "2026-01-01T00:00:00Z", read: false },
  }));
}

const seller = (id: number) =>
  `<yy-follow-button data-user-id="${id}" data-follow-path="/api/users/follow"
   data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"></yy-follow-button>`;

const feature = (name: string) =>
  `<yy-seller-toggle data-feature="${name}">${name}</yy-seller-toggle>`;

const item = (id: number) =>
  `<form data-part="item" data-item-id="${id}" action="/pro/precos-faltantes/${id}" method="post">
   <input data-part="price" aria-label="preço"><input type="hidden" name="item[price]" data-part="hidden-price">
   <button>salvar</button></form>`;

const message = (id: string) =>
  `<li data-message-id="${id}" data-read="false"><input type="checkbox" aria-label="${id}"> ${id}</li>`;

const purchase = (id: string) =>
  `<yy-purchase-rating id="p${id}"><form data-part="panel" action="/compras/${id}/avaliacao" method="post"><yy-star-rating>
   <input type="number" name="rating[value]" aria-label="nota" value="3"></yy-star-rating><button>avaliar</button></form></yy-purchase-rating>`;

/**
 * The widgets whose clicks change something on the server, some of them twice. The badge polls, as on every page: when the answer to a delete
 * was lost, the counters of the repeated delete are too low until the next poll.
 */
export const marketPage = `
  <yy-inbox-badge data-poll-interval="400"></yy-inbox-badge>
  <section>${[...sellers, ...sellers.slice(0, 50)].map(seller).join("")}</section>
  <section>${["soft-shipping", "boosted-bundle", "soft-shipping"].map(feature).join("")}</section>
  <yy-message-list><input type="checkbox" data-part="select-all" aria-label="todas">
    <p data-part="toolbar"><button data-part="read">lidas</button><button data-part="delete">apagar</button></p>
    <ul data-part="messages">${messages.map(message).join("")}</ul><p data-part="empty">nada</p></yy-message-list>
  <yy-missing-price-editor>${items.map(item).join("")}
    <p data-part="actions"><button type="button" data-part="submit">salvar tudo</button></p></yy-missing-price-editor>
  ${purchases.map(purchase).join("")}`;

/** The server's state, in the form of {@link import("./clicks").Market.shown}. */
export function heldBy({ state }: DemoServer): Record<string, string> {
  const visitor = state.users.find(({ id }) => id === visitorId);
  const follows = state.follows.filter(({ followerId }) => followerId === visitorId);
  const unread = state.messages.filter(({ userId, read }) => userId === visitorId && !read);
  return {
    ...Object.fromEntries(
      sellers.map((id) => [
        `seller ${id}`,
        String(follows.some(({ followingId }) => followingId === id)),
      ]),
    ),
    "feature soft-shipping": String(visitor?.soft_shipping),
    "feature boosted-bundle": String(visitor?.boosted_bundle),
    ...Object.fromEntries(
      state.messages
        .filter(({ userId }) => userId === visitorId)
        .map(({ id, read }) => [`message ${id}`, read ? "read" : "unread"]),
    ),
    unread: String(unread.length),
    ...Object.fromEntries(
      items.map((id) => [
        `price ${id}`,
        String(state.unpricedItems.find((each) => each.id === id)?.price ?? "none"),
      ]),
    ),
    ...Object.fromEntries(
      purchases.map((id) => [
        `purchase ${id}`,
        state.ratings.some(({ purchaseId }) => purchaseId === id) ? "rated" : "open",
      ]),
    ),
  };
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
