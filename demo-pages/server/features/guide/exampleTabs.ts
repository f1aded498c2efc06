import { escapeHtml } from "../../rendering/escapeHtml";
import type { Templates } from "../../rendering/Templates";
import { djangoOf } from "./code/django";
import { erbOf } from "./code/erb";
import { laravelOf } from "./code/laravel";
import type { AttributeOf } from "./code/translated";

/** The languages of an example; `id` is the end of its panel's id. */
const languages = [
  { id: "erb", title: "helper ERB", write: erbOf },
  { id: "html", title: "HTML", write: (html: string) => html },
  { id: "django", title: "Django", write: djangoOf },
  { id: "laravel", title: "Laravel", write: laravelOf },
];

/** An example's code in every language, by the language's id. */
export function exampleCodes(html: string, attributeOf: AttributeOf): Record<string, string> {
  return Object.fromEntries(languages.map(({ id, write }) => [id, write(html, attributeOf)]));
}

/**
 * Renders `{{#markup}}…{{/markup}}` of a page: an example to copy, with a tab for every language.
 * @param controls the form that changes the first example
 */
export function exampleTabs(templates: Templates, attributeOf: AttributeOf, controls = "") {
  let examples = 0;
  return (text: string): string => {
    examples += 1;
    const html = text.trim();
    const codes = exampleCodes(html, attributeOf);
    const view = {
      code: escapeHtml(html),
      controls: examples === 1 ? controls : "",
      languages: languages.map(({ id, title }) => ({
        id,
        title,
        panel: `exemplo-${examples}-${id}`,
        code: escapeHtml(codes[id] ?? ""),
      })),
    };
    const partial = html.includes("<yy-") ? "guide-example" : "guide-markup";
    return templates.renderPartial(partial, view) ?? "";
  };
}
