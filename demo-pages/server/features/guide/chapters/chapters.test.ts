import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mistakes } from "@yy/domain/mistakes/mistakes.pt";
import { useServer } from "@yy/testing";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../../node/guideFiles";
import { repositoryFolder } from "../../../node/paths";
import { plainText } from "../texts";
import { chapterNames } from "./Chapters";
import { chapterHtml, chapterLink } from "./chapterHtml";
import { isKnownLanguage } from "./highlight";
import { readChapter } from "./readChapter";

const demo = useServer();
const visit = async (path: string) => (await demo.visitor()).visit(path);
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe("a chapter", () => {
  const html = (content: string) =>
    chapterHtml(readChapter("prova", `# prova\n\ndo que se trata.\n\n${content}`), {
      tabs: (markup) => `[tabs ${markup}]`,
      partial: (name) => (name === "a-b" ? "<b>aqui</b>" : undefined),
    }).body;

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
    const message = "docs/guide/prova.md must begin with a title and a paragraph";
    expect(() => readChapter("prova", "## prova\n\ntexto")).toThrow(message);
    expect(() => readChapter("prova", "# prova\n\n- lista")).toThrow(message);
  });

  it("shows markup in its text instead of using it, but for the partial that a comment names", () => {
    expect(html('antes <img src=x onerror="x()"> depois')).toContain(
      "antes &lt;img src=x onerror=&quot;x()&quot;&gt; depois",
    );
    expect(html("<script>x()</script>")).not.toContain("<script>");
    expect(html("<!-- rules -->\n\n*a*\n\n<!-- /rules -->\n")).toBe("<p><em>a</em></p>\n");
    expect(html("<!-- partial: a-b -->")).toBe("<b>aqui</b>");
    expect(html("<!-- partial: c -->")).toContain("&lt;!-- partial: c --&gt;");
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
    const icon = "<yy-icon></yy-icon>";
    expect(html(`\`\`\`html\n${icon}\n\`\`\``)).toBe(`[tabs ${icon}]`);
    expect(html("```html\n<p>oi</p>\n```")).not.toContain("[tabs");
    expect(html(`\`\`\`html live\n${icon}\n\`\`\``)).toBe(
      `<div class="live"><div class="stage">${icon}</div>[tabs ${icon}]</div>`,
    );
  });

  it("leads from the code of a mistake to its page, and from no other code", () => {
    expect(html("veja `YY-101` e `YY-999`")).toBe(
      '<p>veja <a href="/guia/erros/101"><code>YY-101</code></a> e <code>YY-999</code></p>\n',
    );
  });

  it("names the column of every cell, for tables that become rows on a phone", () => {
    const table = html("| nome | o que é |\n|---|---|\n| `a` | b |");
    expect(table).toContain('<th scope="row" role="rowheader"><code>a</code></th>');
    expect(table).toContain('<td role="cell" data-column="o que é">b</td>');
  });

  it.each([
    ["django.md#à-mão", "/guia/django#à-mão"],
    ["#aqui", "#aqui"],
    ["../../widgets/mask", "/widgets/mask"],
    ["../browsers.md", "/navegadores"],
    ["https://www.w3.org/TR/WCAG22/", "https://www.w3.org/TR/WCAG22/"],
  ])("leads from a link to %s to %s", (address, href) => {
    expect(chapterLink(address)).toEqual({ href });
  });

  it("names the file of a link to what is no page here", () => {
    expect(html("[por quê](../adr/0006-history.md)")).toContain(
      "por quê (<code>docs/adr/0006-history.md</code>)",
    );
  });
});

describe("the chapters", () => {
  it("are the files of docs/guide, each once, in languages that are highlighted", () => {
    const files = readdirSync(join(repositoryFolder, "docs/guide"));
    expect(chapterNames.map((name) => `${name}.md`).sort()).toEqual(files.sort());
    const languages = chapterNames
      .flatMap((name) => lexer(guideFiles("").chapter(name) ?? ""))
      .flatMap((token) => (token.type === "code" ? [String(token.lang).split(" ")[0] ?? ""] : []));
    expect(languages.filter((language) => !isKnownLanguage(language))).toEqual([]);
  });

  it("are all in the guide's list, found by its search without a script, and a 404 page where there is none", async () => {
    const linked = async (path: string) => {
      const [list = ""] =
        /<li>[\s\S]*<\/main>/.exec((await visit(path)).split("<main")[1] ?? "") ?? [];
      return captured(list, /href="&#x2F;guia&#x2F;([\w-]+)"/g);
    };
    expect(await linked("/guia")).toEqual(chapterNames);
    expect(await linked("/widgets?busca-guia=trusted+types")).toEqual(["csp"]);
    for (const path of ["/guia/nenhum", "/guia/..%2f..%2fREADME"])
      expect((await fetch(demo.server.origin + path)).status, path).toBe(404);
  });

  it("have a page for every mistake that has a code, with the wrong and the right markup", async () => {
    const letters = (text: string) => text.replace(/\s/g, "");
    for (const { code, wrong, right } of mistakes.values()) {
      const html = await visit(`/guia/erros/${code.slice("YY-".length)}`);
      const page = letters(plainText(html.replaceAll("&#x27;", "'")));
      for (const part of [`${code}:`, wrong, right]) expect(page, code).toContain(letters(part));
    }
    for (const path of ["/guia/erros/999", "/guia/erros/YY-101", "/guia/csp/101"])
      expect((await fetch(demo.server.origin + path)).status, path).toBe(404);
  });

  it("have every page that the doctor's findings and the errors of widgets name", async () => {
    const sources = ["packages", "tools"]
      .flatMap((folder) =>
        readdirSync(join(repositoryFolder, folder), { recursive: true, encoding: "utf8" })
          .filter((file) => /^\w+\/src\/.*\.tsx?$/.test(file) && !file.includes(".test."))
          .map((file) => readFileSync(join(repositoryFolder, folder, file), "utf8")),
      )
      .join("\n");
    const named = captured(sources, /"((?:docs\/guide|widgets)\/[\w/-]+\.md)"/g);
    expect(named.length).toBeGreaterThan(4);
    for (const path of new Set(named)) {
      expect(existsSync(join(repositoryFolder, path)), path).toBe(true);
      const page = path
        .replace(/^docs\/guide\/(.*)\.md$/, "/guia/$1")
        .replace(/^(widgets\/.*)\/README\.md$/, "/$1");
      expect((await fetch(demo.server.origin + page)).status, page).toBe(200);
    }
  });
});
