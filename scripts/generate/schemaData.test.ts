import { describe, expect, it } from "vitest";
import { exampleWidget } from "./exampleWidget";
import { schemaData } from "./schemaData";

describe("schemas.json", () => {
  const data = JSON.parse(JSON.stringify(schemaData([exampleWidget], "1.2.3")));
  const [widget] = data.widgets;

  it("names a widget by its tag and as other languages would", () => {
    expect(data.version).toBe("1.2.3");
    expect(widget).toMatchObject({
      tag: "yy-price-tag",
      name: "price_tag",
      summary: "Shows a price.",
      mount: "visible",
    });
  });

  it("has of each attribute its names, what it takes, its words, and no code", () => {
    expect(widget.attributes).toEqual([
      {
        attribute: "data-price",
        property: "price",
        name: "price",
        kind: "number",
        required: true,
        description: "In reais.",
        min: 0,
      },
      {
        attribute: "data-currency",
        property: "currency",
        name: "currency",
        kind: "choice",
        description: "Of it.",
        options: ["BRL", "USD"],
        default: "BRL",
      },
      {
        attribute: "data-struck",
        property: "struck",
        name: "struck",
        kind: "boolean",
        description: "Whether it is the former one.",
        default: false,
      },
      {
        attribute: "data-price-label",
        property: "priceLabel",
        name: "price_label",
        kind: "string",
        description: "Spoken | before it.",
        text: true,
        default: "preço",
      },
      {
        attribute: "data-product-href",
        property: "productHref",
        name: "product_href",
        kind: "url",
        description: "Where a click goes.",
      },
      {
        attribute: "data-history",
        property: "history",
        name: "history",
        kind: "json",
        description: "Former prices.",
        type: "number[]",
      },
      {
        attribute: "data-sold-at",
        property: "soldAt",
        name: "sold_at",
        kind: "string",
        description: "When it went.",
        format: "an instant",
      },
    ]);
  });

  it("names an attribute as authors write it, where its property is called otherwise", () => {
    const visibleWhen = { kind: "string", attribute: "data-when", description: "" } as const;
    const schema = { ...exampleWidget.schema, attributes: { visibleWhen } };
    expect(schemaData([{ name: "price-tag", schema }], "1.2.3")).toMatchObject({
      widgets: [
        { attributes: [{ attribute: "data-when", name: "when", property: "visibleWhen" }] },
      ],
    });
  });

  it("has events, parts, children, states and tokens", () => {
    expect(widget).toMatchObject({
      events: [
        {
          name: "yy:before-price-open",
          description: "Before the product opens.",
          cancelable: true,
          detail: { price: "number" },
        },
      ],
      parts: { amount: "The number." },
      children: { old: "The former price." },
      states: { cheap: "Below 10.", mounted: expect.any(String), failed: expect.any(String) },
      tokens: { "--yy-color-ink": "Text." },
    });
  });

  it("has the attributes that every tag takes", () => {
    expect(data.common).toEqual([
      expect.objectContaining({ attribute: "data-mount", options: ["eager", "visible"] }),
    ]);
  });
});
