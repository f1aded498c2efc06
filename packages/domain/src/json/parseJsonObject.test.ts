import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonObject } from "./parseJsonObject";

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
