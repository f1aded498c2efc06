import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import type { NamedSchema } from "./schemas";

/** One attribute of each kind, and one of everything else, for the generators' tests. */
export const exampleWidget: NamedSchema = {
  name: "price-tag",
  schema: widgetSchema({
    tag: "yy-price-tag",
    summary: "Shows a price.",
    mount: "visible",
    attributes: {
      price: { kind: "number", min: 0, required: true, description: "In reais." },
      currency: { kind: "choice", options: ["BRL", "USD"], default: "BRL", description: "Of it." },
      struck: { kind: "boolean", description: "Whether it is the former one." },
      priceLabel: {
        kind: "string",
        text: true,
        default: "preço",
        description: "Spoken | before it.",
      },
      productHref: { kind: "url", description: "Where a click goes." },
      history: {
        kind: "json",
        type: "number[]",
        shape: (value) => value as number[],
        description: "Former prices.",
      },
      soldAt: {
        kind: "string",
        format: { noun: "an instant", matches: (text) => !Number.isNaN(Date.parse(text)) },
        description: "When it went.",
      },
    },
    events: {
      "yy:before-price-open": {
        description: "Before the product opens.",
        cancelable: true,
        detail: eventDetail<{ price: number }>({ price: "number" }),
      },
    },
    parts: { amount: "The number." },
    children: { "(default)": "The price as text.", old: "The former price." },
    states: { cheap: "Below 10." },
    tokens: { "--yy-color-ink": "Text." },
  }),
};
