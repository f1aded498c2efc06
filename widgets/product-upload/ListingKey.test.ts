import { expect, it } from "vitest";
import { ListingKey } from "./sending/ListingKey";

it("stays the same while the visitor is the same, known or not", () => {
  const key = new ListingKey();
  const tries = [key.for(undefined), key.for(7), key.for(undefined), key.for(7)];
  expect(new Set(tries).size).toBe(1);
});

it("is another for another user, and for the next listing", () => {
  const key = new ListingKey();
  const [first, second] = [key.for(7), key.for(8)];
  expect(second).not.toBe(first);
  key.renew();
  expect([first, second]).not.toContain(key.for(8));
});

it("is that of the draft that is taken, until the listing is created", () => {
  const [before, after] = [new ListingKey(), new ListingKey()];
  const sent = before.for(7);
  expect(before.sent).toBe(sent);
  after.take(sent);
  expect(after.sent).toBe(sent);
  expect(after.for(7)).toBe(sent);
  after.renew();
  expect(after.for(7)).not.toBe(sent);
});

it("is kept with a draft only once it was sent", () => {
  const key = new ListingKey();
  expect(key.sent).toBeUndefined();
  key.for(7);
  expect(key.sent).toBeDefined();
  key.renew();
  expect(key.sent).toBeUndefined();
});
