import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canBeDeleted, formatMessageId, parseMessageId } from "./messageId";

describe("parseMessageId", () => {
  it("splits the type from the id", () => {
    expect(parseMessageId("chat$$$42")).toEqual({ type: "chat", id: "42" });
  });

  it("splits at the first separator", () => {
    expect(parseMessageId("chat$$$4$$$2")).toEqual({ type: "chat", id: "4$$$2" });
  });

  it.each(["", "42", "chat", "chat$$42", "$$$42", "chat$$$", "$$$"])("refuses %j", (text) => {
    expect(parseMessageId(text)).toBeUndefined();
  });

  it("reads what formatMessageId writes", () => {
    const type = fc.stringMatching(/^[a-z_]+$/);
    fc.assert(
      fc.property(type, fc.string({ minLength: 1 }), (type, id) => {
        fc.pre(!id.startsWith("$"));
        expect(parseMessageId(formatMessageId({ type, id }))).toEqual({ type, id });
      }),
    );
  });
});

describe("canBeDeleted", () => {
  it("is true for every type but chat", () => {
    expect(canBeDeleted("offer$$$1")).toBe(true);
    expect(canBeDeleted("chat$$$1")).toBe(false);
  });

  it("is false for what is no message id", () => {
    expect(canBeDeleted("1")).toBe(false);
  });
});
