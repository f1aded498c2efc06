import { seedMessages } from "./messages";
import { seedProducts } from "./products";
import type { DemoState, Follow, UnpricedItem } from "./types";
import { seedUsers } from "./users";

/** Items without a price; several pages of them. */
const unpricedCount = 48;

/** A fresh state, the same every time. */
export function seedState(): DemoState {
  const products = seedProducts();
  return {
    users: seedUsers(),
    products,
    messages: seedMessages(),
    newMessageUserIds: [],
    follows: seedFollows(),
    unpricedItems: Array.from({ length: unpricedCount }, (_, index): UnpricedItem => {
      const product = products[index % products.length];
      return {
        id: 401 + index,
        title: product === undefined ? "peça" : product.title,
        image_public_id: product?.defaultPhoto.image_public_id ?? "camisa-1",
        price: null,
      };
    }),
    outpostProducts: [],
    ratings: [],
    addresses: {},
    orders: [],
    voucherAnswers: [],
    tags: "vintage, algodão, pouco uso",
    lastId: 1000,
    listed: new Map(),
  };
}

/** Member 1 follows 3 and 5; some follow each other. */
function seedFollows(): Follow[] {
  const pairs: readonly (readonly [number, number])[] = [
    [1, 3],
    [1, 5],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [8, 1],
  ];
  return pairs.map(([followerId, followingId]) => ({ followerId, followingId }));
}
