import { expect, it } from "vitest";
import { fragmentIds } from "./fragment";

it.each([
  ["#fim", ["fim"]],
  ["#caf%C3%A9", ["caf%C3%A9", "café"]],
  ["#a%2Fb.c", ["a%2Fb.c", "a/b.c"]],
  ["#100%", ["100%"]],
  ["#%E0%A4%A", ["%E0%A4%A"]],
])("reads %s as %j", (hash, ids) => {
  expect(fragmentIds(hash)).toEqual(ids);
});
