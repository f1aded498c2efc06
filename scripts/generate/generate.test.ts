import { type WidgetSchema, widgetSchema } from "@yy/element/config/schema";
import { describe, expect, it } from "vitest";
import { withSection } from "./artefacts";
import { customElementsManifest } from "./customElementsManifest";
import { htmlCustomData, webTypes } from "./editorData";
import { gemSchema } from "./gem";
import { schemaTables } from "./readme";
import { schemaData } from "./schemaData";

describe("a document with sections that are generated", () => {
  const readme = { path: "README.md", content: "before\n<!-- a -->\nold\n<!-- /a -->\nafter\n" };

  it("keeps what is written by hand", () => {
    const { content } = withSection(readme, "a", "new");
    expect(content).toBe("before\n<!-- a -->\nnew\n<!-- /a -->\nafter\n");
  });

  it("is named when it has no place for one", () => {
    expect(() => withSection(readme, "b", "new")).toThrow("README.md needs the markers <!-- b -->");
  });
});

describe("what is deprecated", () => {
  const schema: WidgetSchema = widgetSchema({
    tag: "yy-former-tag",
    summary: "Shows a price.",
    mount: "eager",
    attributes: {
      caption: {
        kind: "string",
        description: "Words | spoken.",
        deprecated: { since: "0.2.0", use: "data-label" },
      },
    },
    events: {
      "yy:tag-opened": {
        description: "It opened.",
        detail: { fields: {} },
        deprecated: { since: "0.4.0", use: "yy:price-opened" },
      },
    },
    deprecated: { since: "0.3.0", use: "yy-price-tag" },
  });

  /** Both of an attribute, and of its property where there is one. */
  const tag = "since 0.3.0; use yy-price-tag";
  const attribute = "since 0.2.0; use data-label";
  const event = "since 0.4.0; use yy:price-opened";

  it.each([
    ["custom-elements.json", customElementsManifest([schema]), [tag, attribute, attribute, event]],
    ["web-types.json", webTypes([schema], ""), [tag, attribute, event, attribute]],
  ])("is said in %s, of a tag, an attribute, its property and an event", (_, data, said) => {
    const all = [...JSON.stringify(data).matchAll(/"deprecated":"([^"]+)"/g)];
    expect(all.map(([, text]) => text)).toEqual(said);
  });

  it.each([
    ["schemas.json", schemaData([schema], ""), 3],
    ["the gem's schema.json, which has no events", gemSchema([schema], ""), 2],
  ])("is data in %s", (_, data, times) => {
    expect(JSON.stringify(data).match(/"deprecated":\{"since"/g)).toHaveLength(times);
  });

  it("is struck out where VS Code shows it", () => {
    const text = JSON.stringify(htmlCustomData([schema]));
    expect(text).toContain(`**Deprecated** ${tag}. ~~Shows a price.~~`);
    expect(text).toContain(`**Deprecated** ${attribute}. ~~Words | spoken.~~`);
  });

  it("is struck out in the README's tables, with what to write instead", () => {
    const rows = schemaTables(schema).split("\n");
    expect(rows).toContain(`**Deprecated** ${tag}.`);
    expect(rows).toContain(
      `| ~~\`data-caption\`~~ | \`string\` |  | **Deprecated** ${attribute}. ~~Words \\| spoken.~~ |`,
    );
    expect(rows).toContain(
      `| ~~\`yy:tag-opened\`~~ | \`{}\` | **Deprecated** ${event}. ~~It opened.~~ |`,
    );
  });
});
