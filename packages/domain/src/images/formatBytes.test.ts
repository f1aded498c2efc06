import fc from "fast-check";
import { expect, it } from "vitest";
import { formatBytes } from "./formatBytes";

it.each([
  [0, "0 bytes"],
  [1023, "1.023 bytes"],
  [1024, "1 kB"],
  [1536, "1,5 kB"],
  [1024 * 1024 - 1, "1 MB"],
  [10 * 1024 * 1024, "10 MB"],
  [2.25 * 1024 ** 3, "2,3 GB"],
])("writes %d as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it("has at most four digits before the comma, up to a terabyte", () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
      expect(formatBytes(bytes)).toMatch(/^(\d{1,3}|1\.0[012]\d)(,[1-9])? (bytes|kB|MB|GB)$/);
    }),
  );
});
