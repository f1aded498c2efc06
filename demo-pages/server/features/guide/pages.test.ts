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
/** A page as a visitor gets it, asked for once. */
function visit(path: string): Promise<string> {
  const html = seen.get(path) ?? demo.visitor().then((visitor) => visitor.visit(path));
  seen.set(path, html);
  return html;
}
/** As a server compresses while it answers; best compression takes a twentieth off. */
const brotli = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const weights = new Map<string, Promise<number>>();
async function weigh(path: string): Promise<number> {
  const answer = await fetch(demo.server.origin + path);
  expect(answer.status, path).toBe(200);
  return brotli(new Uint8Array(await answer.arrayBuffer()));
}
const nameOf = (tag: string) => tag.slice("yy-".length);
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text);

describe.each(widgets.map(({ tag }) => tag))("the guide's page of %s", (tag) => {
  it("has a row with a text for every attribute, event, part, child, state and token", async () => {
    const schema = widgets.find((each) => each.tag === tag);
    const html = await visit(`/widgets/${nameOf(tag)}`);
    const rows = captured(html, /<tr role="row" id="[^"]*">([\s\S]*?)<\/tr>/g);
    const expected = schema
      ? [
          ...[...schema.attributes, ...common].map(({ attribute }) => attribute),
          ...[...schema.events, { name: "yy:error" }].map(({ name }) => name),
          ...[schema.parts, schema.children, schema.states, schema.tokens].flatMap(Object.keys),
        ]
      : [];
    expect(rows).toHaveLength(expected.length);
    for (const row of rows) expect(row).not.toMatch(/data-column="[^"]*"><\/td>$/);
    const ids = captured(html, /<tr role="row" id="([^"]*)">/g);
    for (const { attribute } of schema?.attributes ?? []) expect(ids).toContain(attribute);
  });

  it("says when to use it and what happens otherwise, and weighs it", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    expect(html).toContain(words().widgets[tag]?.summary);
    for (const id of ["quando-usar", "quando-nao-usar", "teclado", "sem-javascript"])
      expect(html).toContain(`<h2 id="${id}">`);
    for (const id of ["quando-algo-falha", "acessibilidade"])
      expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<a href="#painel-falha">');
    expect(html).toContain("desde a versão");
    expect(html).toContain('<a href="?script=none#exemplos">');
  });

  it("comes in 100 kB by Brotli, the widgets' own code aside", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    const needed = captured(html, /<(?:link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"#]+)/g)
      .map((path) => path.replaceAll("&amp;", "&"))
      .filter((path) => !path.startsWith("/dist/") && !path.includes("/missing-"));
    let bytes = brotli(html);
    for (const path of new Set(needed)) {
      const weight = weights.get(path) ?? weigh(path);
      weights.set(path, weight);
      bytes += await weight;
    }
    expect(bytes).toBeLessThanOrEqual(100_000);
    expect(bytes).toBeGreaterThan(10_000);
  });

  it("has each id once, and links within the page that lead somewhere", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    const ids = captured(html, /\sid="([^"{]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const contents = html.slice(html.indexOf("guide-contents"), html.indexOf('id="exemplos"'));
    for (const id of captured(contents, /href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });

  it("shows every example to copy as HTML and as each template language calls the helper", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    expect(html.replace(/<pre[\s\S]*?<\/pre>/g, "")).not.toContain("{{");
    const codeIn = (language: string) =>
      captured(html, new RegExp(`data-guide-code="${language}">([\\s\\S]*?)</code>`, "g")).join();
    expect(codeIn("erb")).toContain(`&lt;%= ${tag.replaceAll("-", "_")}`);
    expect(codeIn("erb")).not.toContain("&lt;yy-");
    expect(codeIn("html")).toContain(`&lt;${tag}`);
    expect(codeIn("django")).toMatch(
      new RegExp(`{% yy &quot;${nameOf(tag)}&quot;|&lt;${tag} class=`),
    );
    expect(codeIn("laravel")).toContain(`&lt;${tag}`);
  });
});

describe("the controls of an example", () => {
  it.each(widgets.filter(({ attributes }) => attributes.length > 0).map(({ tag }) => tag))(
    "of %s have a field for every attribute, and a live example and its code to change",
    async (tag) => {
      const html = await visit(`/widgets/${nameOf(tag)}`);
      const [form = ""] = /<form class="controls"[\s\S]*?<\/form>/.exec(html) ?? [];
      const schema = widgets.find((each) => each.tag === tag);
      expect(captured(form, /\sname="([^"]+)"/g).toSorted()).toEqual(
        schema?.attributes.map(({ attribute }) => attribute).toSorted(),
      );
      const withoutCode = html.replace(/<pre[\s\S]*?<\/pre>/g, "");
      expect(withoutCode).toContain(`<${tag}`);
      const codes = JSON.parse(await visit(`/widgets/${nameOf(tag)}/codigo`)) as Codes;
      const [shown = ""] = captured(html, /data-guide-code="html">([\s\S]*?)<\/code>/g);
      expect(escapeHtml(codes.html ?? "")).toBe(shown);
    },
  );

  it("change the code in every language, escaped as each wants it", async () => {
    const label = 'quero "já" <%= 1 %> {{ x }}';
    const query = new URLSearchParams({ "data-label": label, sem: "data-user-name" });
    const text = await visit(`/widgets/follow-button/codigo?${query}&data-outro=1`);
    const { html, erb, django, laravel } = JSON.parse(text) as Codes;
    expect(html).toContain('data-label="quero &quot;já&quot; &lt;%= 1 %&gt; {{ x }}"');
    expect(erb).toContain('label: "quero \\"já\\" <%= 1 %\\> {{ x }}"');
    expect(django).toContain('label="quero \\"já\\" <%= 1 %> {{ x }}"');
    expect(laravel).toContain(`'label' => 'quero "já" <%= 1 %> {'.'{ x }'.'}'`);
    expect(text).not.toMatch(/data-outro|user_name|data-user-name/);
  });

  it("are of pages that exist", async () => {
    expect((await (await demo.visitor()).send("/widgets/nada/codigo")).status).toBe(404);
  });
});

describe("the guide's search", () => {
  interface Entry {
    readonly id: string;
    readonly text: string;
  }

  it("has an entry of its own for every page and row, each of which is there", async () => {
    const entries = JSON.parse(await visit("/widgets/busca.json")) as Entry[];
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
    const html = await visit("/widgets?busca-guia=contracao+NUNCA");
    expect(html).toContain("nada encontrado");
    const found = await visit("/widgets?busca-guia=endereco+do+CEP");
    expect(found).toContain('href="/widgets/zipcode-autofill"');
    expect(found).not.toContain('href="/widgets/tabs"');
  });
});
