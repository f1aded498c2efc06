import { describe, expect, it } from "vitest";
import { portuguese } from "./portuguese";
import { eventDetail, widgetSchema } from "./schema";

const schema = widgetSchema({
  tag: "yy-price-tag",
  summary: "Shows a price.",
  mount: "eager",
  attributes: { price: { kind: "number", description: "In reais." } },
  events: { "yy:price-shown": { description: "It shows.", detail: eventDetail<object>({}) } },
  parts: { amount: "The number." },
});
const given = { family: "compras", summary: "mostra um preço." } as const;
const attributes = { price: "em reais." };
const events = { "yy:price-shown": "o preço apareceu." };
const parts = { amount: "o número." };

describe("portuguese words of a schema", () => {
  it("are those that were given", () => {
    const words = { ...given, attributes, events, parts };
    expect(portuguese(schema, words)).toBe(words);
  });

  it("do not compile without a name or a section of the schema", () => {
    // @ts-expect-error no text for price
    portuguese(schema, { ...given, attributes: {}, events, parts });
    // @ts-expect-error no family
    portuguese(schema, { summary: given.summary, attributes, events, parts });
    // @ts-expect-error no family of this name
    portuguese(schema, { ...given, family: "outros", attributes, events, parts });
    // @ts-expect-error no parts
    portuguese(schema, { ...given, attributes, events });
  });

  it("do not compile with a name or a section that the schema lacks, written or spread", () => {
    const written = { amount: "o número.", old: "o velho." };
    // @ts-expect-error no part of this name
    portuguese(schema, { ...given, attributes, events, parts: written });
    const retry = { retry: "o botão." };
    // @ts-expect-error no part of this name
    portuguese(schema, { ...given, attributes, events, parts: { ...parts, ...retry } });
    const tokens = { "--yy-x": "nada." };
    // @ts-expect-error no tokens
    portuguese(schema, { ...given, attributes, events, parts, tokens });
  });
});
