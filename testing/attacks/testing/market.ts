import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoServer } from "@yy/testing";

const sellers = Array.from({ length: 200 }, (_, index) => 1001 + index);
const items = Array.from({ length: 40 }, (_, index) => 401 + index);
const messages = Array.from({ length: 60 }, (_, index) => `default$$$${9001 + index}`);
const purchases = Array.from({ length: 12 }, (_, index) => String(801 + index));

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

const rows = { sellers: [...sellers, ...sellers.slice(0, 50)], items, messages, purchases };

/** `market.html`. A template in it is repeated for each id of its list, which replaces `{id}`. */
export const marketPage = readFileSync(join(import.meta.dirname, "market.html"), "utf8").replace(
  /<template data-each="(\w+)">(.*?)<\/template>/gs,
  (_, name: keyof typeof rows, row: string) =>
    rows[name].map((id) => row.replaceAll("{id}", () => String(id))).join(""),
);

/** The server's state, in the format of {@link import("./inPage/market").shown}. */
export function heldBy({ state }: DemoServer): string[] {
  const visitor = state.users.find(({ id }) => id === visitorId);
  const follows = state.follows.filter(({ followerId }) => followerId === visitorId);
  const inbox = state.messages.filter(({ userId }) => userId === visitorId);
  const priceOf = (item: number) => state.unpricedItems.find(({ id }) => id === item)?.price;
  return [
    `unread: ${inbox.filter(({ read }) => !read).length}`,
    `soft-shipping: ${visitor?.soft_shipping}`,
    `boosted-bundle: ${visitor?.boosted_bundle}`,
    ...sellers.map((id) => `seller ${id}: ${follows.some((it) => it.followingId === id)}`),
    ...inbox.map(({ id, read }) => `message ${id}: ${read}`),
    ...items.map((id) => `price ${id}: ${priceOf(id)?.toFixed(2) ?? "untouched"}`),
    ...purchases.map(
      (id) => `purchase ${id} rated: ${state.ratings.some((it) => it.purchaseId === id)}`,
    ),
  ];
}
