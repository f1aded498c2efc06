import { brotliCompressSync, constants } from "node:zlib";
import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";
import { escapeHtml } from "../../rendering/escapeHtml";

const demo = useServer();
const { schemas, words } = guideFiles("");
const { widgets, common } = schemas();
type Codes = Readonly<Record<string, string>>;

const seen = new Map<string, Promise<string>>();
/** A page as a visitor gets it; each is requested once. */
function visit(path: string): Promise<string> {
  const html = seen.get(path) ?? demo.visitor().then((visitor) => visitor.visit(path));
  seen.set(path, html);
  return html;
}
const nameOf = (tag: string) => tag.slice("yy-".length);
const pathOf = (tag: string) => `/widgets/${nameOf(tag)}`;
const fileOf = (tag: string) => `demo-pages/pages/widgets/${nameOf(tag)}.html`;

/** Name in a page's front matter → id of the section that shows it. */
const facts = {
  use: "quando-usar",
  avoid: "quando-nao-usar",
  keyboard: "teclado",
  noScript: "sem-javascript",
  failures: "quando-algo-falha",
  readers: "acessibilidade",
};
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe.each(widgets)("the guide's page of $tag", ({ tag, attributes, events, ...named }) => {
  it("says when to use it and what happens otherwise, and has a row with a text for all it has", async () => {
    const html = await visit(pathOf(tag));
    const file = fileOf(tag);
    expect(html, `${tag} needs a page, ${file}`).toContain('class="guide-head"');
    expect(html, "npm run generate").toContain(words().widgets[tag]?.summary);
    for (const [fact, id] of Object.entries(facts))
      expect(html.includes(`<h2 id="${id}">`), `${file} needs "${fact}:" at its top`).toBe(true);
    expect(html.includes("desde a versão"), `${file} needs "since:" at its top`).toBe(true);
    for (const text of ['href="#painel-falha"', 'href="?script=none#exemplos"'])
      expect(html).toContain(text);
    const rows = captured(html, /<tr role="row" id="[^"]*">([\s\S]*?)<\/tr>/g);
    const { parts, children, states, tokens } = named;
    const others = [parts, children, states, tokens].flatMap(Object.keys);
    const errors = 1;
    expect(rows, "npm run generate").toHaveLength(
      attributes.length + common.length + events.length + errors + others.length,
    );
    const silent = rows.filter((row) => /data-column="[^"]*"><\/td>$/.test(row));
    expect(silent, `widgets/${nameOf(tag)}/words.pt.ts has no words for these`).toEqual([]);
  });

  it("says of each deprecated name since when, and what to write instead", async () => {
    const { parts, children, states, tokens } = named;
    const specs = [parts, children, states, tokens].flatMap(Object.values);
    const deprecated = [...attributes, ...events, ...specs].flatMap((each) =>
      typeof each === "string" ? [] : (each.deprecated ?? []),
    );
    const html = await visit(pathOf(tag));
    expect(captured(html, /<td[^>]*>em desuso desde ([^<]*<code>.*?<\/code>)/g).sort()).toEqual(
      deprecated.map(({ since, use }) => `${since}: escreva <code>${use}</code>`).sort(),
    );
  });

  it("shows every example in each language, and has a field for every attribute of the first", async () => {
    const html = await visit(pathOf(tag));
    const live = html.replace(/<pre[\s\S]*?<\/pre>/g, "");
    expect(live.includes("{{"), `${fileOf(tag)} has a {{ that is no value of the page`).toBe(false);
    expect(live.includes(`<${tag}`), `${fileOf(tag)} needs an example of the tag`).toBe(true);
    expect(
      html.includes("data-guide-code"),
      `${fileOf(tag)} needs {{#markup}} around an example to copy`,
    ).toBe(true);
    const codesIn = (language: string) =>
      captured(html, new RegExp(`data-guide-code="${language}">([\\s\\S]*?)</code>`, "g"));
    expect(codesIn("erb").join()).not.toContain("&lt;yy-");
    for (const language of ["erb", "html", "django", "laravel"])
      expect(codesIn(language).join()).toMatch(
        new RegExp(tag.slice("yy-".length).replaceAll("-", "[-_]")),
      );
    const codes = JSON.parse(await visit(`${pathOf(tag)}/codigo`)) as Codes;
    expect(escapeHtml(codes.html ?? "")).toBe(codesIn("html")[0]);
    const [form = ""] = /<form class="controls"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(captured(form, /\sname="([^"]+)"/g).toSorted()).toEqual(
      attributes.map(({ attribute }) => attribute).toSorted(),
    );
  });
});

it("keeps its heaviest page within 100 kB by Brotli, the widgets' own code aside", async () => {
  // The quality that servers use for dynamic responses; the best would save another 5 %.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const weigh = (content: string | Uint8Array) => brotliCompressSync(content, { params }).length;
  const pages = await Promise.all(widgets.map(({ tag }) => visit(pathOf(tag))));
  const [heaviest = ""] = pages.sort((one, other) => other.length - one.length);
  const needed = captured(heaviest, /<(?:link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"#]+)/g)
    .map((path) => path.replaceAll("&amp;", "&"))
    .filter((path) => !path.startsWith("/dist/") && !path.includes("/missing-"));
  let bytes = weigh(heaviest);
  for (const path of new Set(needed)) {
    const answer = await fetch(demo.server.origin + path);
    expect(answer.status, path).toBe(200);
    bytes += weigh(new Uint8Array(await answer.arrayBuffer()));
  }
  expect(bytes).toBeLessThanOrEqual(100_000);
});

it("changes the code of an example in every language, escaped as each wants it", async () => {
  const label = 'quero "já" <%= 1 %> {{ x }}';
  const query = new URLSearchParams({ "data-label": label, sem: "data-user-name" });
  const text = await visit(`/widgets/follow-button/codigo?${query}&data-outro=1`);
  const { html, erb, django, laravel } = JSON.parse(text) as Codes;
  expect(html).toContain('data-label="quero &quot;já&quot; &lt;%= 1 %&gt; {{ x }}"');
  expect(erb).toContain('label: "quero \\"já\\" <%= 1 %\\> {{ x }}"');
  expect(django).toContain('label="quero \\"já\\" <%= 1 %> {{ x }}"');
  expect(laravel).toContain(`:label='"quero \\"já\\" <%= 1 %> {"."{ x }"."}"'`);
  expect(text).not.toMatch(/data-outro|user_name|data-user-name/);
  expect((await (await demo.visitor()).send("/widgets/nada/codigo")).status).toBe(404);
});

describe("the guide's search", () => {
  it("has an entry of its own for every page and row, each of which is there", async () => {
    const entries = JSON.parse(await visit("/widgets/busca.json")) as {
      id: string;
      text: string;
    }[];
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(entries.filter(({ text }) => text === "")).toEqual([]);
    for (const id of ids) {
      const [path = "", fragment] = id.split("#");
      const html = await visit(path);
      if (fragment !== undefined) expect(html).toContain(`id="${fragment}"`);
    }
  });

  it("works without a script: the list holds what has the words, whatever their accents", async () => {
    expect(await visit("/widgets?busca-guia=contracao+NUNCA")).toContain("nada encontrado");
    const found = await visit("/widgets?busca-guia=endereco+do+CEP");
    expect(found).toContain('href="/widgets/zipcode-autofill"');
    expect(found).not.toContain('href="/widgets/tabs"');
  });
});
