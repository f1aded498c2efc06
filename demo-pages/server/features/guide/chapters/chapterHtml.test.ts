import { describe, expect, it } from "vitest";
import { chapterHtml } from "./chapterHtml";
import { chapterLink } from "./chapterLink";
import { readChapter } from "./readChapter";

const read = (content: string) => readChapter("prova", `# prova\n\ndo que se trata.\n\n${content}`);
const html = (content: string, partials: Readonly<Record<string, string>> = {}) =>
  chapterHtml(read(content), {
    tabs: (markup) => `[tabs ${markup}]`,
    partial: (name) => partials[name],
  }).body;

describe("a chapter", () => {
  it("has a title, a first paragraph and a part for each heading, with its words", () => {
    const { title, summary, sections } = readChapter(
      "prova",
      "# um `<head>` só\n\ndo que *se trata*.\n\n## à mão\n\n- `a` **b**\n\n| c | d |\n|---|---|\n| e | f |\n\n### à mão\n\n```js\ng();\n```\n",
    );
    expect([title, summary]).toEqual(["um <head> só", "do que se trata."]);
    expect(sections).toEqual([
      { id: "à-mão", title: "à mão", depth: 2, text: "a b c d e f" },
      { id: "à-mão-1", title: "à mão", depth: 3, text: "g();" },
    ]);
  });

  it.each(["", "## prova\n\ntexto", "# prova\n\n- lista", "texto\n\n# prova"])(
    "that begins otherwise is refused with its name: %j",
    (markdown) => {
      expect(() => readChapter("prova", markdown)).toThrow(
        "docs/guide/prova.md must begin with a title and a paragraph",
      );
    },
  );

  it("shows markup in its text instead of using it", () => {
    expect(html('antes <img src=x onerror="x()"> depois')).toContain(
      "antes &lt;img src=x onerror=&quot;x()&quot;&gt; depois",
    );
    expect(html("<script>x()</script>")).not.toContain("<script>");
  });

  it("highlights code by classes, escapes it, and offers to copy it", () => {
    const block = html('```ruby\nputs "<b>"\n```');
    expect(block).toContain('aria-label="código: ruby"');
    expect(block).toContain('<span class="hljs-string">&quot;&lt;b&gt;&quot;</span>');
    expect(block).toContain("data-guide-copy");
    expect(block).not.toContain("style=");
    expect(html("```klingon\n<b>\n```")).toContain("<code>&lt;b&gt;</code>");
  });

  it("gives markup of widgets in every language, and live where the block says so", () => {
    expect(html("```html\n<yy-icon></yy-icon>\n```")).toBe("[tabs <yy-icon></yy-icon>]");
    expect(html("```html\n<p>oi</p>\n```")).not.toContain("[tabs");
    expect(html("```html live\n<yy-icon></yy-icon>\n```")).toBe(
      '<div class="live"><div class="stage"><yy-icon></yy-icon></div>[tabs <yy-icon></yy-icon>]</div>',
    );
  });

  it("puts the partial that a comment names in its place, and shows the comment without one", () => {
    expect(html("<!-- partial: a-b -->", { "a-b": "<b>aqui</b>" })).toBe("<b>aqui</b>");
    expect(html("<!-- partial: a-b -->")).toContain("&lt;!-- partial: a-b --&gt;");
  });

  it("names the column of every cell, for tables that become rows on a phone", () => {
    const table = html("| nome | o que é |\n|---|---|\n| `a` | b |");
    expect(table).toContain('<th scope="row" role="rowheader"><code>a</code></th>');
    expect(table).toContain('<td role="cell" data-column="o que é">b</td>');
  });
});

describe("a link of a chapter", () => {
  it.each([
    ["csp.md", "/guia/csp"],
    ["django.md#à-mão", "/guia/django#à-mão"],
    ["#aqui", "#aqui"],
    ["../../widgets", "/widgets"],
    ["../../widgets/mask", "/widgets/mask"],
    ["../browsers.md", "/navegadores"],
    ["https://www.w3.org/TR/WCAG22/", "https://www.w3.org/TR/WCAG22/"],
  ])("to %s leads to %s", (address, href) => {
    expect(chapterLink(address)).toEqual({ href });
  });

  it.each([
    ["../adr/0006-history-within-a-page.md", "docs/adr/0006-history-within-a-page.md"],
    ["nenhum.md", "docs/guide/nenhum.md"],
  ])("to %s, which is no page here, names the file", (address, file) => {
    expect(chapterLink(address)).toEqual({ file });
    expect(html(`[por quê](${address})`)).toContain(`por quê (<code>${file}</code>)`);
  });
});
