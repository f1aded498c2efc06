import { describe, expect, it } from "vitest";
import { customElementsManifest } from "./customElementsManifest";
import { exampleWidget } from "./exampleWidget";
import { htmlCustomData } from "./htmlCustomData";
import { webTypes } from "./webTypes";

describe("custom-elements.json", () => {
  const manifest = customElementsManifest([exampleWidget]);

  it("is a manifest of version 2 that ties the tag to its class", () => {
    expect(manifest).toMatchObject({
      schemaVersion: "2.1.0",
      modules: [
        {
          path: "price-tag/index.ts",
          declarations: [{ kind: "class", name: "PriceTag", tagName: "yy-price-tag" }],
          exports: [{ kind: "custom-element-definition", name: "yy-price-tag" }],
        },
      ],
    });
  });

  it("has attributes, their properties, events, the default slot, parts, properties and states", () => {
    expect(manifest).toMatchObject({
      modules: [
        {
          declarations: [
            {
              attributes: expect.arrayContaining([
                expect.objectContaining({ name: "data-price", fieldName: "price", required: true }),
                expect.objectContaining({ name: "data-mount", default: "visible" }),
              ]),
              members: expect.arrayContaining([
                expect.objectContaining({
                  name: "history",
                  type: { text: "number[] | undefined" },
                }),
              ]),
              events: [
                { name: "yy:before-price-open", type: { text: "CustomEvent<{ price: number }>" } },
              ],
              slots: [{ name: "", description: "The price as text." }],
              cssParts: [{ name: "amount" }],
              cssProperties: [{ name: "--yy-color-ink" }],
              cssStates: [{ name: "cheap" }, { name: "mounted" }, { name: "failed" }],
            },
          ],
        },
      ],
    });
  });
});

describe("vscode.html-custom-data.json", () => {
  const data = htmlCustomData([exampleWidget]);

  it("offers the tag, its attributes and the words they take", () => {
    expect(data).toMatchObject({
      version: 1.1,
      tags: [
        {
          name: "yy-price-tag",
          attributes: [
            { name: "data-price" },
            { name: "data-currency", values: [{ name: "BRL" }, { name: "USD" }] },
            { name: "data-struck", values: [{ name: "true" }, { name: "false" }] },
            { name: "data-price-label" },
            { name: "data-product-href" },
            { name: "data-history" },
            { name: "data-sold-at" },
            { name: "data-mount", values: [{ name: "eager" }, { name: "visible" }] },
          ],
        },
      ],
    });
  });

  it("shows on hover what an attribute takes", () => {
    expect(JSON.stringify(data)).toContain("In reais.\\n\\n`number ≥ 0`, required");
  });
});

describe("web-types.json", () => {
  it("has elements with attributes, events, parts, properties and states", () => {
    expect(webTypes([exampleWidget], "1.2.3")).toMatchObject({
      name: "@yy/widgets",
      version: "1.2.3",
      contributions: {
        html: {
          elements: [
            {
              name: "yy-price-tag",
              attributes: expect.arrayContaining([
                expect.objectContaining({ name: "data-price", required: true }),
                expect.objectContaining({
                  name: "data-struck",
                  value: { type: "boolean", required: false },
                }),
              ]),
              js: { events: [{ name: "yy:before-price-open" }] },
              css: {
                parts: [{ name: "amount" }],
                properties: [{ name: "--yy-color-ink" }],
                "pseudo-classes": [
                  { name: "state(cheap)" },
                  { name: "state(mounted)" },
                  { name: "state(failed)" },
                ],
              },
            },
          ],
        },
      },
    });
  });
});
