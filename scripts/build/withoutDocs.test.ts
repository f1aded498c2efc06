import { schemas } from "@yy/widgets/schemas";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { withoutDocs, withoutDocumentation } from "./withoutDocs";

describe("schemas in the files for pages", () => {
  it("keep what the element layer reads, in its lines, and lose what only documents", () => {
    const source = `widgetSchema({
      tag: "yy-x",
      summary:
        "Shows x.",
      attributes: { states: { kind: "json", shape: (value) => value, description: "Listed." } },
      events: { "yy:x": { description: "Before.", cancelable: true } },
      states: { on: "It is on." },
    });`;
    const lines = withoutDocumentation(source).split("\n");
    expect(lines.map((line) => line.trim().replace(/ {2,}/g, " "))).toEqual([
      "widgetSchema({",
      'tag: "yy-x",',
      "",
      "",
      'attributes: { states: { kind: "json", shape: (value) => value, } },',
      'events: { "yy:x": { cancelable: true } },',
      "",
      "});",
    ]);
  });

  it.each(schemas)("carry no description: $tag", async ({ tag, attributes }) => {
    const { outputFiles } = await build({
      entryPoints: [inRepository("widgets", tag.slice("yy-".length), "schema.ts")],
      bundle: true,
      write: false,
      format: "esm",
      charset: "utf8",
      plugins: [withoutDocs],
    });
    const code = outputFiles.map(({ text }) => text).join("");
    const descriptions = Object.values(attributes).map(({ description }) => description);
    expect(descriptions.filter((description) => code.includes(description))).toEqual([]);
  });
});
