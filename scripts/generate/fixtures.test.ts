import { readFileSync } from "node:fs";
import { defaultValue, parseAttribute } from "@yy/element/config/parseAttribute";
import { type AttributeSpec, attributeName } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import type { Fixture } from "./fixtures";

interface Fixtures {
  readonly widgets: readonly { readonly tag: string; readonly cases: readonly Fixture[] }[];
}

const { widgets } = JSON.parse(
  readFileSync(inRepository("widgets/fixtures.json"), "utf8"),
) as Fixtures;
const casesOf = new Map(widgets.map(({ tag, cases }) => [tag, cases]));
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

/** What other languages' helpers are tested with must itself be right. */
describe.each(schemas)("the fixtures of $tag", ({ tag, attributes }) => {
  const cases = casesOf.get(tag) ?? [];
  const settings = Object.entries(attributes).map(
    ([property, spec]) => [attributeName(property, spec), spec] as const,
  );

  it.each(cases)("give their arguments again once parsed: $name", (fixture) => {
    const element = parsed(fixture.html);
    expect(element.localName).toBe(tag);
    expect(element.innerHTML).toBe(parsed(`<div>${fixture.content}</div>`).innerHTML);
    for (const [name, spec] of settings) {
      const given = fixture.arguments[name.slice("data-".length).replaceAll("-", "_")];
      const value = parseAttribute(spec, element.getAttribute(name), { tag, name }, base);
      expect({ [name]: value }).toEqual({ [name]: expected(spec, given, tag) });
      expect(element.hasAttribute(name)).toBe(given !== null && given !== undefined);
    }
  });

  it("have every attribute in one case", () => {
    const elements = cases.map(({ html }) => parsed(html));
    const isComplete = (element: (typeof elements)[number]) =>
      settings.every(([name]) => element.hasAttribute(name));
    expect(elements.some(isComplete)).toBe(true);
  });
});
