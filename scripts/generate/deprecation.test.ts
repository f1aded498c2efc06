import { widgetSchema } from "@yy/element/config/schema";
import { describe, expect, it } from "vitest";
import { customElementsManifest } from "./customElementsManifest";
import { htmlCustomData } from "./htmlCustomData";
import { withSchemaTables } from "./readme";
import { schemaData } from "./schemaData";
import { webTypes } from "./webTypes";

const widget = {
  name: "former-tag",
  schema: widgetSchema({
    tag: "yy-former-tag",
    summary: "Shows a price.",
    mount: "eager",
    attributes: {
      caption: {
        kind: "string",
        description: "Words.",
        deprecated: { since: "0.2.0", use: "data-label" },
      },
      label: { kind: "string", description: "Newer words." },
    },
    events: {
      "yy:tag-opened": {
        description: "It opened.",
        detail: { fields: {} },
        deprecated: { since: "0.2.0", use: "yy:price-opened" },
      },
    },
    deprecated: { since: "0.3.0", use: "yy-price-tag" },
  }),
};

const attribute = { deprecated: "since 0.2.0; use data-label" };
const event = { deprecated: "since 0.2.0; use yy:price-opened" };
const tag = { deprecated: "since 0.3.0; use yy-price-tag" };

describe("what is deprecated", () => {
  it("is struck out in the README's tables, with what to write instead", () => {
    const written = withSchemaTables("<!-- schema --><!-- /schema -->", widget.schema);
    for (const line of [
      "**Deprecated** since 0.3.0; use yy-price-tag.",
      "| ~~`data-caption`~~ | `string` |  | **Deprecated** since 0.2.0; use data-label. ~~Words.~~ |",
      "| `data-label` | `string` |  | Newer words. |",
      "| ~~`yy:tag-opened`~~ | `{}` | **Deprecated** since 0.2.0; use yy:price-opened. ~~It opened.~~ |",
    ])
      expect(written).toContain(line);
  });

  it("is said in custom-elements.json, of a tag, an attribute, its property and an event", () => {
    expect(customElementsManifest([widget])).toMatchObject({
      modules: [
        {
          declarations: [
            {
              ...tag,
              attributes: [attribute, {}, {}],
              members: [attribute, {}],
              events: [event],
            },
          ],
        },
      ],
    });
  });

  it("is said in web-types.json", () => {
    expect(webTypes([widget], "1.0.0")).toMatchObject({
      contributions: {
        html: {
          elements: [
            {
              ...tag,
              attributes: [attribute, {}, {}],
              js: { events: [event], properties: [attribute, {}] },
            },
          ],
        },
      },
    });
  });

  it("is struck out where VS Code shows it", () => {
    const text = JSON.stringify(htmlCustomData([widget]));
    expect(text).toContain("**Deprecated** since 0.3.0; use yy-price-tag. ~~Shows a price.~~");
    expect(text).toContain("**Deprecated** since 0.2.0; use data-label. ~~Words.~~");
  });

  it("is data in schemas.json", () => {
    expect(schemaData([widget], "1.0.0")).toMatchObject({
      widgets: [
        {
          deprecated: widget.schema.deprecated,
          attributes: [{ deprecated: widget.schema.attributes.caption.deprecated }, {}],
          events: [{ deprecated: { since: "0.2.0", use: "yy:price-opened" } }],
        },
      ],
    });
  });
});
