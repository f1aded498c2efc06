import { readFileSync } from "node:fs";
import { defaultValue, parseAttribute } from "@yy/element/config/parseAttribute";
import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import type { Fixture } from "./fixtures";
import { readSchemas } from "./schemas";

interface Fixtures {
  readonly widgets: readonly { readonly tag: string; readonly cases: readonly Fixture[] }[];
}

const { widgets } = JSON.parse(
  readFileSync(inRepository("widgets/fixtures.json"), "utf8"),
) as Fixtures;
const schemas = await readSchemas();
const base = "https://loja.test/p/1";
const { document } = new Window({ url: base });

function parsed(html: string) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!element || template.content.childNodes.length !== 1)
    throw new Error(`not one element: ${html}`);
  return element;
}

/** What the widget has in the end of an argument; of one without a value, its default. */
function expected(spec: AttributeSpec, value: unknown, tag: string): unknown {
  if (value === null || value === undefined) return defaultValue(spec, { tag, name: "" }, base);
  if (spec.kind === "url") return new URL(String(value), base).href;
  return spec.kind === "json" ? spec.shape(value) : value;
}

describe("fixtures.json", () => {
  it("has two cases and more of every widget", () => {
    expect(widgets.map(({ tag }) => tag)).toEqual(schemas.map(({ schema }) => schema.tag));
    for (const { cases } of widgets) expect(cases.length).toBeGreaterThanOrEqual(2);
  });

  describe.each(widgets)("$tag", ({ tag, cases }) => {
    const schema = schemas.find((each) => each.schema.tag === tag)?.schema;
    if (!schema) throw new Error(`no schema of ${tag}`);

    it.each(cases)("gives its arguments again once parsed: $name", (fixture) => {
      const element = parsed(fixture.html);
      expect(element.localName).toBe(tag);
      expect(element.innerHTML).toBe(parsed(`<div>${fixture.content}</div>`).innerHTML);
      for (const [property, spec] of Object.entries(schema.attributes)) {
        const name = attributeName(property, spec);
        const given = fixture.arguments[name.slice("data-".length).replaceAll("-", "_")];
        const value = parseAttribute(spec, element.getAttribute(name), { tag, name }, base);
        expect({ [name]: value }).toEqual({ [name]: expected(spec, given, tag) });
        expect(element.hasAttribute(name)).toBe(given !== null && given !== undefined);
      }
    });

    it("has every attribute in one case", () => {
      const names = Object.entries(schema.attributes).map(([property, spec]) =>
        attributeName(property, spec),
      );
      const complete = cases.filter(({ html }) => {
        const element = parsed(html);
        return names.every((name) => element.hasAttribute(name));
      });
      expect(complete.length).toBeGreaterThan(0);
    });
  });
});
