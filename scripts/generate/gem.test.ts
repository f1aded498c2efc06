import { describe, expect, it } from "vitest";
import { exampleWidget } from "./exampleWidget";
import { gemArtefacts } from "./gem";

const content = (path: string) =>
  gemArtefacts([exampleWidget], "1.0.0").find((artefact) => artefact.path === path)?.content ?? "";

describe("the gem's files", () => {
  it("have what a helper needs of each attribute, without the words for readers", () => {
    const { version, widgets, common } = JSON.parse(content("schema.json"));
    expect(version).toBe("1.0.0");
    expect(widgets).toMatchObject([{ tag: "yy-price-tag", name: "price_tag" }]);
    expect(widgets[0].attributes[0]).toEqual({
      attribute: "data-price",
      name: "price",
      kind: "number",
      required: true,
      min: 0,
    });
    expect(common).toMatchObject([{ name: "mount", options: ["eager", "visible"] }]);
    expect(content("schema.json")).not.toContain("description");
  });

  it("have the default and the property of a text, for pages that replace it", () => {
    const { widgets } = JSON.parse(content("schema.json"));
    const texts = widgets[0].attributes.filter(({ text }: { text?: true }) => text);
    expect(texts).toMatchObject([{ property: "priceLabel", default: "preço" }]);
  });

  it("have a locale with the texts as they are", () => {
    expect(content("config/locales/yy.pt-BR.yml")).toBe(
      '# Written by `npm run generate`.\npt-BR:\n  yy:\n    price_tag:\n      price_label: "preço"\n',
    );
  });
});
