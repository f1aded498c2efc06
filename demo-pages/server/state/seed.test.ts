import { expect, it } from "vitest";
import { seedState } from "./seed";

it("is the same every time and never shared", () => {
  const first = seedState();
  const second = seedState();
  expect(second).toEqual(first);
  first.users[0] = { ...seedState().users[0], name: "outra" } as (typeof first.users)[0];
  first.messages.length = 0;
  expect(second).toEqual(seedState());
});

it("points only at users that exist", () => {
  const { users, products, follows, messages } = seedState();
  const ids = new Set(users.map((user) => user.id));
  const pointed = [
    ...products.map((product) => product.seller_id),
    ...follows.flatMap((follow) => [follow.followerId, follow.followingId]),
    ...messages.map((message) => message.userId),
  ];
  expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
});
