import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { stringify } from "./stringify";

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, "toJSON");
});

it("is what JSON.stringify gives, whatever Prototype.js has given arrays", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const expected = JSON.stringify(value);
      Object.defineProperty(Array.prototype, "toJSON", {
        configurable: true,
        value: () => "[1, 2]",
      });
      const actual = stringify(value);
      Reflect.deleteProperty(Array.prototype, "toJSON");
      expect(actual).toBe(expected);
    }),
  );
});
