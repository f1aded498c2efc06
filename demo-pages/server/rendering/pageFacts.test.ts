import { expect, it } from "vitest";
import { readPageFacts } from "./pageFacts";

it("hands out what a page says of itself, and the template without it", () => {
  const source =
    "---\ntitle: contador\nsummary: um número: pequeno.\n---\n<p>{{about.title}}</p>\n";
  expect(readPageFacts(source)).toEqual({
    facts: { title: "contador", summary: "um número: pequeno." },
    template: "<p>{{about.title}}</p>\n",
  });
});

it("leaves a page that says nothing as it is, dashes further down too", () => {
  const source = "<p>a</p>\n---\ntitle: b\n---\n";
  expect(readPageFacts(source)).toEqual({ facts: {}, template: source });
});
