import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { guideFiles } from "../../node/guideFiles";

const demo = useServer();
const { schemas, words } = guideFiles("");
const { widgets, common } = schemas();
const visit = async (path: string) => (await demo.visitor()).visit(path);
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
    expect(html).toContain("desde a versão");
  });

  it("has each id once, and links within the page that lead somewhere", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    const ids = captured(html, /\sid="([^"{]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const contents = html.slice(html.indexOf("guide-contents"), html.indexOf('id="exemplos"'));
    for (const id of captured(contents, /href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });

  it("shows every example to copy as HTML and as ERB that calls the helper", async () => {
    const html = await visit(`/widgets/${nameOf(tag)}`);
    expect(html).not.toContain("{{");
    const erb = captured(html, /aria-label="erb para copiar"><code>([\s\S]*?)<\/code>/g).join();
    expect(erb).toContain(`&lt;%= ${tag.replaceAll("-", "_")}`);
    expect(erb).not.toContain("&lt;yy-");
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
    const pages = new Map<string, string>();
    for (const id of ids) {
      const [path = "", fragment] = id.split("#");
      const html = pages.get(path) ?? (await visit(path));
      pages.set(path, html);
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
