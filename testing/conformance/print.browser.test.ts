import { useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";

/** The text of each printed page from top to bottom, as words with a space between them. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const pieces = items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [x = 0, y = 0] = item.transform.slice(4) as number[];
        return [{ x, y, end: x + item.width, text: item.str.trim() }];
      });
      pieces.sort((a, b) => b.y - a.y || a.x - b.x);
      // A ligature is a separate item in the middle of a word.
      const continuesWord = (at: number) =>
        pieces[at]?.y === pieces[at - 1]?.y &&
        (pieces[at]?.x ?? 0) - (pieces[at - 1]?.end ?? 0) < 1;
      return pieces.map(({ text }, at) => (continuesWord(at) ? text : ` ${text}`)).join("");
    }),
  );
}

const paperOf = async (page: Page) => (await sheetsOf(page)).join(" ");

const count = (text: string, part: string) => text.split(part).length - 1;

const card = (id: number, photo?: string) => {
  const product = {
    ...{ id, slug: `peca-${id}`, title: `n${id}.`, state: "published", price: 120 },
    ...{ availableUnits: 1, shippingType: 2, defaultPhoto: photo && { image_public_id: photo } },
  };
  const json = JSON.stringify(product).replaceAll('"', "&quot;");
  return `<yy-product-card data-product="${json}"></yy-product-card>`;
};

const tabs = `<yy-tabs>
  <div data-part="list"><button type="button" data-count="7">medidas</button><button type="button">entrega</button></div>
  <div data-part="panel"><p>busto 92</p></div><div data-part="panel"><p>em 5 dias</p></div>
</yy-tabs>`;
const slider =
  '<yy-slider data-label="achados"><div>bolsa azul</div><div>casaco verde</div><div>saia rosa</div></yy-slider>';
const panel =
  '<yy-slide-in-panel data-name="filtros" data-label="filtros da busca"><p>tamanho 38</p></yy-slide-in-panel>';
const modal =
  '<yy-modal data-name="guia"><h2>guia de tamanhos</h2><p>meça com uma fita</p></yy-modal>';
const accordion =
  "<yy-accordion><details><summary>como recebo?</summary><p>pelos correios</p></details></yy-accordion>";
const popover =
  '<yy-popover data-trigger="click"><button type="button" data-part="trigger">como medir?</button><p data-part="content">deitada na mesa</p></yy-popover>';
const follow =
  '<yy-follow-button data-user-id="3" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>';
const pagination =
  '<yy-pagination data-page="2" data-total-pages="5"><a href="?page=3">próxima</a></yy-pagination>';

const columns = `<style nonce="{{nonce}}">
  @media print { .d-print-none { display: none !important } }
  div.cards { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)) }
</style>`;

describe("a printed page", () => {
  const demo = useDemo();

  async function open(body: string, ...mounted: string[]): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, head: columns });
    const page = await demo.open("/t");
    for (const tag of mounted) await waitUntilMounted(page, tag);
    return page;
  }

  it("has everything that is hidden on the screen once, under its heading, and no controls", async () => {
    const parts = [accordion, tabs, slider, panel, modal, popover, follow, pagination];
    const names = ["accordion", "tabs", "slider", "slide-in-panel", "modal", "popover"];
    // The last two must be mounted, because until then the server's links are printed.
    const tags = [...names, "follow-button", "pagination"].map((name) => `yy-${name}`);
    const page = await open(parts.join(""), ...tags);
    const paper = await paperOf(page);
    const inOrder = [
      ...["como recebo? pelos correios", "medidas busto 92", "entrega em 5 dias"],
      ...["bolsa azul", "casaco verde", "saia rosa", "filtros da busca tamanho 38"],
      ...["guia de tamanhos meça com uma fita", "deitada na mesa"],
    ];
    const places = inOrder.map((text) => paper.indexOf(text));
    expect(inOrder.filter((text) => count(paper, text) !== 1)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(paper).not.toMatch(/seguir|página|próxim|anterior|fechar|1\/3/);
  });

  it("is the screen again afterwards", async () => {
    const page = await open(tabs + panel + slider, "yy-tabs", "yy-slide-in-panel", "yy-slider");
    await page.pdf();
    expect(await page.getByText("em 5 dias").isVisible()).toBe(false);
    expect(await page.getByText("tamanho 38").isVisible()).toBe(false);
    expect(await page.getByRole("tab", { name: "entrega" }).isVisible()).toBe(true);
  });

  it("leaves out what the page's own style leaves out", async () => {
    const out = 'class="d-print-none"';
    const parts = [
      tabs.replace('<div data-part="panel"><p>em', `<div ${out} data-part="panel"><p>em`),
      modal.replace(" ", ` ${out} `),
      panel,
    ];
    const page = await open(parts.join(""), "yy-tabs", "yy-modal", "yy-slide-in-panel");
    const paper = await paperOf(page);
    expect(paper).toMatch(/medidas busto 92.*tamanho 38/);
    expect(paper).not.toMatch(/entrega|em 5 dias|guia de tamanhos/);
  });

  it("has all panels of tabs where the page displays nothing that is hidden", async () => {
    const head = '<style nonce="{{nonce}}">[hidden] { display: none !important }</style>';
    demo.server.addPage("/t", { head, body: `<main>${tabs}</main>` });
    const page = await demo.open("/t");
    await waitUntilMounted(page, "yy-tabs");
    expect(await paperOf(page)).toMatch(/medidas busto 92.*entrega em 5 dias/);
    expect(await page.getByText("em 5 dias").isVisible()).toBe(false);
  });

  it("has what the script has not come for yet", async () => {
    demo.server.addPage("/t", { body: `<main>${tabs + panel + modal}</main>`, script: "none" });
    const paper = await paperOf(await demo.open("/t"));
    for (const text of ["em 5 dias", "tamanho 38", "meça com uma fita"])
      expect(paper).toContain(text);
  });

  it("has the widgets that are far below, with their photos", async () => {
    // More widgets than are mounted in one task.
    const many = 600;
    const cards = Array.from({ length: many }, (_, index) => card(index + 1));
    const last = card(many + 1, "vestido-1");
    const page = await open(`<div class="cards">${cards.join("")}${last}</div>`);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.locator("yy-product-card:state(mounted)").first().waitFor();
    const before = await page.locator("yy-product-card:state(mounted)").count();
    expect(before).toBeLessThan(many);
    const paper = await paperOf(page);
    const missing = Array.from({ length: many }, (_, index) => `n${index + 1}.`).filter(
      (title) => !paper.includes(title),
    );
    expect(missing).toEqual([]);
    expect(asked.join()).toContain("vestido-1");
  });

  it.each([
    ["a panel", panel, "filtros", "tamanho 38"],
    ["a modal", modal, "guia", "meça com uma fita"],
  ])("with %s open has that on the first sheet, and then the page", async (_, html, name, text) => {
    const [tag = ""] = /yy-[a-z-]+/.exec(html) ?? [];
    const page = await open(`<p>antes</p>${html}<p>depois</p>`, tag);
    await page.evaluate((dialog) => window.YY.open(dialog), name);
    await waitForState(page, tag, "open");
    const [first = "", ...others] = await sheetsOf(page);
    expect(first).toContain(text);
    expect(first).not.toMatch(/antes|depois/);
    expect(others.join(" ")).toMatch(/^\s*antes depois\s*$/);
  });
});
