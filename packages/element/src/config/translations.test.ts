import { describe, expect, it } from "vitest";
import { widgetSchema } from "./schema";
import { translations } from "./translations";

const schema = widgetSchema({
  tag: "yy-price-tag",
  summary: "Shows a price.",
  mount: "eager",
  attributes: {
    label: { kind: "string", text: true, default: "preço", description: "Before the price." },
    note: { kind: "string", text: true, description: "For applications to write." },
    words: {
      kind: "json",
      text: true,
      type: "string[]",
      shape: (value) => value as string[],
      default: ["barato", "caro"],
      description: "How it is.",
    },
    currency: { kind: "string", default: "BRL", description: "No text." },
  },
});
const en = { label: "price", words: ["cheap", "dear"] };
const es = { label: "precio", words: ["barato", "caro"] };

describe("the texts of a schema in other languages", () => {
  it("are those that were given", () => {
    const texts = { en, es };
    expect(translations(schema, texts)).toBe(texts);
  });

  it("do not compile without a text or a language", () => {
    // @ts-expect-error no words in Spanish
    translations(schema, { en, es: { label: "precio" } });
    // @ts-expect-error a list is wanted
    translations(schema, { en: { ...en, words: "cheap" }, es });
    // @ts-expect-error no Spanish
    translations(schema, { en });
  });

  it("do not compile with what is no text, or has no default", () => {
    // @ts-expect-error no text
    translations(schema, { en: { label: "price", words: [], currency: "USD" }, es });
    // @ts-expect-error left for applications
    translations(schema, { en, es: { label: "precio", words: [], note: "con iva" } });
  });
});
