import type { WidgetSchema } from "@yy/element/config/schema";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { inRepository, widgetNames } from "../repository";
import { withoutDocs, withoutDocumentation } from "./withoutDocs";

describe("schemas in the CDN files", () => {
  it("keep what the element layer reads and lose what only documents", () => {
    const source = `export const schema = widgetSchema({
      tag: "yy-x", summary: "Shows x.", mount: "eager",
      attributes: {
        label: { kind: "string", default: "olá", description: "Text." },
        states: { kind: "json", type: "string[]", shape: (value) => value, description: "Listed." },
      },
      events: { "yy:before-x": { description: "Before.", cancelable: true, detail: eventDetail({ id: "string" }) } },
      parts: { button: "The button." }, states: { on: "It is on." }, tokens: { "--yy-x": "Colour." },
    });`;
    const kept = withoutDocumentation(source);
    for (const word of ["yy-x", "eager", "olá", "shape", "cancelable", "states: { kind"])
      expect(kept).toContain(word);
    for (const word of [
      "Shows x",
      "Text.",
      "Listed.",
      "Before.",
      "The button",
      "It is on",
      "Colour",
      "eventDetail",
    ])
      expect(kept).not.toContain(word);
  });

  it("keep an attribute that is called as documentation is, in a file of shared ones too", () => {
    const source =
      'export const attributes = { states: { kind: "json", description: "Listed." } } as const;';
    expect(withoutDocumentation(source)).toMatch(/states: \{ kind: "json",\s*\}/);
  });

  it("keep their lines, for source maps", () => {
    const source = 'const schema = {\n  summary:\n    "Shows.",\n  tag: "yy-x" };\n';
    expect(
      withoutDocumentation(source)
        .split("\n")
        .map((line) => line.trimEnd()),
    ).toEqual(["const schema = {", "", "", '  tag: "yy-x" };', ""]);
  });

  it.each(widgetNames())("carry no description: yy-%s", async (name) => {
    const file = inRepository("widgets", name, "schema.ts");
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: "esm",
      charset: "utf8",
      plugins: [withoutDocs],
    });
    const code = outputFiles.map(({ text }) => text).join("");
    const { schema } = (await import(file)) as { schema: WidgetSchema };
    const described = Object.entries(schema.attributes).filter(([, { description }]) =>
      code.includes(description),
    );
    expect(described.map(([property]) => property)).toEqual([]);
  });
});
