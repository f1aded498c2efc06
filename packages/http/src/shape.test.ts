import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "./answer";
import {
  type Check,
  decimal,
  flag,
  id,
  listOf,
  maybe,
  number,
  object,
  oneOf,
  readJson,
  readJsonIfAny,
  text,
} from "./shape";

const answerOf = (body: string): Answer => ({
  status: 200,
  url: "https://site.test/api",
  headers: new Headers(),
  text: body,
});

const read = <T>(value: unknown, check: Check<T>): T =>
  readJson(answerOf(JSON.stringify(value)), check);

describe("readJson", () => {
  const user = object({ id: number, tags: listOf(object({ name: text })), seller: maybe(flag) });

  it("returns exactly the fields that were asked for", () => {
    const sent = { id: 1, tags: [{ name: "vintage", hue: 3 }], seller: true, unknown: {} };
    expect(read(sent, user)).toEqual({ id: 1, tags: [{ name: "vintage" }], seller: true });
  });

  it("makes absent and null optional fields null", () => {
    expect(read({ id: 1, tags: [] }, user)).toEqual({ id: 1, tags: [], seller: null });
    expect(read({ id: 1, tags: [], seller: null }, user).seller).toBeNull();
  });

  it.each([
    [{ tags: [] }, "id is not a number"],
    [{ id: "1", tags: [] }, "id is not a number"],
    [{ id: 1, tags: [{ name: "a" }, { name: 2 }] }, "tags[1].name is not a string"],
    [{ id: 1, tags: {} }, "tags is not a list"],
    [{ id: 1, tags: [], seller: "yes" }, "seller is not true or false"],
    [[], "the answer is not an object"],
    [null, "the answer is not an object"],
  ])("names the field at fault in %j", (sent, fault) => {
    expect(() => read(sent, user)).toThrow(
      expect.objectContaining({
        name: "RequestError",
        message: `https://site.test/api: ${fault}`,
        status: 200,
        url: "https://site.test/api",
        body: sent,
      }),
    );
  });

  it.each(["", "<html></html>", '{"id": 1, "tags": ['])("refuses %j, which is no JSON", (body) => {
    expect(() => readJson(answerOf(body), user)).toThrow(
      expect.objectContaining({
        name: "RequestError",
        status: 200,
        body,
        // The engine's own error would quote the answer.
        cause: undefined,
      }),
    );
  });

  it("does not complete an answer from the prototype of objects", () => {
    expect(read({}, object({ toString: maybe(text) }))).toEqual({ toString: null });
    expect(() => readJson(answerOf('{"__proto__": {"id": 1}}'), object({ id: number }))).toThrow(
      "id is not a number",
    );
  });

  it("either returns what the check promises or throws a RequestError, whatever arrives", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        try {
          const { id: found, tags, seller } = readJson(answerOf(body), user);
          expect(Number.isFinite(found)).toBe(true);
          expect(tags.every((tag) => typeof tag.name === "string")).toBe(true);
          expect([true, false, null]).toContain(seller);
        } catch (error) {
          expect(error).toMatchObject({ name: "RequestError", status: 200 });
        }
      }),
    );
  });
});

describe("readJsonIfAny", () => {
  it.each(["", "ok", "{}", '{"count": "3"}'])("is null for %j", (body) => {
    expect(readJsonIfAny(answerOf(body), object({ count: number }))).toBeNull();
  });

  it("is the checked body when it has the shape", () => {
    expect(readJsonIfAny(answerOf('{"count": 3}'), object({ count: number }))).toEqual({
      count: 3,
    });
  });
});

describe("single values", () => {
  it("reads ids as strings, whether sent as number or string", () => {
    expect(read(12, id)).toBe("12");
    expect(read("01a", id)).toBe("01a");
    expect(() => read("", id)).toThrow("is not an id");
    expect(() => read(null, id)).toThrow("is not an id");
  });

  it("reads decimals in quotes, as Rails writes them, and bare", () => {
    expect(read("-23.55", decimal)).toBe(-23.55);
    expect(read(10, decimal)).toBe(10);
    expect(() => read("", decimal)).toThrow("is not a number");
    expect(() => read("dez", decimal)).toThrow("is not a number");
  });

  it("takes only the listed words", () => {
    expect(read("text", oneOf("text", "number"))).toBe("text");
    expect(() => read("date", oneOf("text", "number"))).toThrow("is not one of text, number");
  });
});
