import { escapeHtml } from "../../rendering/escapeHtml";
import { djangoOf } from "./code/django";
import { erbOf } from "./code/erb";
import { laravelOf } from "./code/laravel";
import type { AttributeOf } from "./code/translated";

/** A way to write an example, by the end of its panel's id. */
const languages = [
  { id: "erb", title: "helper ERB", write: erbOf },
  { id: "html", title: "HTML", write: (html: string) => html },
  { id: "django", title: "Django", write: djangoOf },
  { id: "laravel", title: "Laravel", write: laravelOf },
];

/** The codes to copy of an example, by the ends of their panels' ids. */
export function exampleCodes(html: string, attributeOf: AttributeOf): Record<string, string> {
  return Object.fromEntries(languages.map(({ id, write }) => [id, write(html, attributeOf)]));
}

/**
 * What `{{#markup}}…{{/markup}}` of a page becomes: an example to copy, in every way to write it, as tabs.
 * @param controls the form that changes the first example
 */
export function exampleTabs(attributeOf: AttributeOf, controls: string): (html: string) => string {
  let examples = 0;
  return (text) => {
    examples += 1;
    const html = text.trim();
    if (!html.includes("<yy-"))
      return `<div class="markup">${copied("html", "para copiar", html)}</div>\n`;
    const codes = exampleCodes(html, attributeOf);
    const panels = languages.map((each) => ({ ...each, panel: `exemplo-${examples}-${each.id}` }));
    const links = panels.map(({ panel, title }) => `<li><a href="#${panel}">${title}</a></li>`);
    return `${examples === 1 ? controls : ""}<yy-tabs class="markup">
<ul data-part="list" aria-label="como escrever">${links.join("")}</ul>
${panels
  .map(
    ({ id, title, panel }) =>
      `<div data-part="panel" id="${panel}">${copied(id, `${title} para copiar`, codes[id] ?? "")}</div>`,
  )
  .join("\n")}
</yy-tabs>
`;
  };
}

function copied(id: string, label: string, code: string): string {
  return `<div class="markup-code">
<pre tabindex="0" aria-label="${label}"><code data-guide-code="${id}">${escapeHtml(code)}</code></pre>
<button class="button button-quiet button-small" type="button" data-guide-copy hidden>copiar</button>
</div>`;
}
