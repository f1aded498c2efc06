import { escapeHtml } from "../../rendering/escapeHtml";
import { type AttributeOf, erbOf } from "./erbOf";

/** What `{{#markup}}…{{/markup}}` of a page becomes: the HTML to copy, and the Rails helper that writes it, as tabs. */
export function exampleTabs(attributeOf: AttributeOf): () => (html: string) => string {
  let examples = 0;
  return () => (text) => {
    examples += 1;
    const html = text.trim();
    const panels = [
      { id: `exemplo-${examples}-html`, title: "HTML", label: "html para copiar", code: html },
      {
        id: `exemplo-${examples}-erb`,
        title: "helper ERB",
        label: "erb para copiar",
        code: erbOf(html, attributeOf),
      },
    ];
    const links = panels.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
    return `<yy-tabs class="markup">
<ul data-part="list" aria-label="como escrever">${links.join("")}</ul>
${panels.map(panel).join("\n")}
</yy-tabs>
`;
  };
}

function panel({ id, label, code }: { id: string; label: string; code: string }): string {
  return `<div data-part="panel" id="${id}"><div class="markup-code">
<pre tabindex="0" aria-label="${label}"><code>${escapeHtml(code)}</code></pre>
<button class="button button-quiet button-small" type="button" data-guide-copy hidden>copiar</button>
</div></div>`;
}
