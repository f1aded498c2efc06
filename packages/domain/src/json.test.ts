import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { ownField, parseJsonObject, stringify } from "./json";

describe("parseJsonObject", () => {
  it("gives the object", () => {
    expect(parseJsonObject('{"id":1,"tags":["a"]}')).toEqual({ id: 1, tags: ["a"] });
  });

  it.each([null, undefined, "", "{", "[1]", "null", "7", '"a"'])(
    "gives undefined for %s",
    (text) => {
      expect(parseJsonObject(text)).toBeUndefined();
    },
  );

  it("drops __proto__ at every depth, so that a copy has the plain prototype", () => {
    const parsed = parseJsonObject(
      '{"__proto__":{"staff":true},"in":{"__proto__":{"staff":true}}}',
    );
    expect(Object.keys(parsed ?? {})).toEqual(["in"]);
    expect(Object.keys(Object(parsed?.in))).toEqual([]);
    expect(Reflect.get(Object.assign({}, parsed), "staff")).toBeUndefined();
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseJsonObject(text)).not.toThrow();
      }),
    );
  });
});

describe("stringify", () => {
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
});

describe("ownField", () => {
  it("reads the object's own fields", () => {
    expect(ownField({ id: 0 }, "id")).toBe(0);
  });

  it.each(["constructor", "toString", "__proto__", "missing"])("does not see %s", (name) => {
    expect(ownField({}, name)).toBeUndefined();
  });
});
