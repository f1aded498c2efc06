import fc from "fast-check";
import { expect, it } from "vitest";
import { secondsToWait } from "./retryAfter";

const headers = (retryAfter: string | null, date?: Date) =>
  new Headers({
    ...(retryAfter === null ? {} : { "retry-after": retryAfter }),
    ...(date ? { date: date.toUTCString() } : {}),
  });

it.each([
  ["120", 120],
  ["0", 0],
  [null, undefined],
  ["", undefined],
  ["-1", undefined],
  ["logo", undefined],
  ["Infinity", undefined],
])("reads %j as %s", (header, seconds) => {
  expect(secondsToWait(headers(header))).toBe(seconds);
});

it("reads a date as the time until then, and one that is past as none", () => {
  const then = new Date(Date.now() + 60_000);
  expect(secondsToWait(headers(then.toUTCString()))).toBeGreaterThan(57);
  expect(secondsToWait(headers("Wed, 21 Oct 2015 07:28:00 GMT"))).toBeUndefined();
});

it("reads a date by the server's clock, whatever that of the visitor shows", () => {
  const years = { min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), fc.nat(100_000), (answered, wait) => {
      const then = new Date(answered.getTime() + wait * 1000);
      expect(secondsToWait(headers(then.toUTCString(), answered))).toBe(wait);
    }),
  );
});

it("goes by the visitor's clock where the answer says no date that can be read", () => {
  const then = new Date(Date.now() + 60_000).toUTCString();
  const wait = secondsToWait(new Headers({ "retry-after": then, date: "ontem" }));
  expect(wait).toBeGreaterThan(57);
  expect(wait).toBeLessThan(61);
});
