import { expect, it } from "vitest";
import { secondsToWait } from "./retryAfter";

it.each([
  ["120", 120],
  ["0", 0],
  [null, undefined],
  ["", undefined],
  ["-1", undefined],
  ["logo", undefined],
  ["Infinity", undefined],
])("reads %j as %s", (header, seconds) => {
  expect(secondsToWait(header)).toBe(seconds);
});

it("reads a date as the time until then, and one that is past as none", () => {
  const then = new Date(Date.now() + 60_000);
  expect(secondsToWait(then.toUTCString())).toBeGreaterThan(57);
  expect(secondsToWait("Wed, 21 Oct 2015 07:28:00 GMT")).toBeUndefined();
});
