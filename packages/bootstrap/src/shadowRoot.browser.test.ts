import { useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

// `submit`, `reset`, `formdata` and `change` do not leave a shadow root.
describe.each(["react", "lite"] as const)("in a page's own shadow root, with %s", (flavour) => {
  const demo = useDemo();

  /** Opens a page with the markup in a shadow root, and waits until these tags are mounted. */
  async function openInRoot(
    html: string,
    tags: string,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> {
    demo.server.addPage("/page", { flavour, body: "<main></main>" });
    const page = await demo.open("/page", prepare ? { prepare } : {});
    await page.evaluate((markup) => {
      const root = document.querySelector("main")?.attachShadow({ mode: "open" });
      if (!root) return;
      root.innerHTML = markup;
      for (const widget of root.querySelectorAll(":not(:defined)"))
        widget.setAttribute("data-mount", "eager");
      window.YY.scan(root);
    }, html);
    if (tags !== "")
      await expect
        .poll(() =>
          page
            .locator(tags)
            .evaluateAll((all) => all.every((widget) => widget.matches(":state(mounted)"))),
        )
        .toBe(true);
    return page;
  }

  const sentFrom = (page: Page) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    return sent;
  };
  const submit = (page: Page) =>
    page.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());

  it.each(["native", "fetch"])("a form that is not valid is not sent: %s", async (way) => {
    const page = await openInRoot(
      `<yy-form data-submit="${way}"><form action="/receber" method="post"><label>nome
       <input name="nome" data-patterns="isNonEmpty"></label><button>enviar</button></form></yy-form>`,
      "yy-form",
    );
    const sent = sentFrom(page);
    demo.server.addPage("/receber", { html: "recebido" });
    await submit(page);
    await page.locator("[data-yy-message]").waitFor();
    expect(sent).toEqual([]);
    await page.locator("[name=nome]").fill("Ana");
    await submit(page);
    await expect.poll(() => sent).toEqual(["/receber"]);
  });

  it("a form that no library takes is sent by the widget, unless the page stops it", async () => {
    const page = await openInRoot(
      `<div id="caixa"><yy-purchase-rating><form data-part="panel" action="/avaliar" method="post">
       <input type="number" name="rating[value]" value="4"><button>avaliar</button></form></yy-purchase-rating></div>`,
      "yy-purchase-rating",
    );
    const sent = sentFrom(page);
    demo.server.addPage("/avaliar", { html: "" });
    await page.locator("#caixa").evaluate((box) => {
      box.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    });
    await submit(page);
    // Long enough for a request: none is to be sent.
    await page.waitForTimeout(50);
    expect(sent).toEqual([]);
    await submit(page);
    await page.locator("form").waitFor({ state: "hidden" });
    expect(sent).toEqual(["/avaliar"]);
    expect(new URL(page.url()).pathname).toBe("/page");
  });

  it("a reset brings the widgets back in step with their fields", async () => {
    const page = await openInRoot(
      `<form><yy-mask data-mask="phone" data-unmasked-name="telefone"><input id="phone" value="11987654321"></yy-mask>
       <yy-letter-counter data-limit="50"><textarea id="text" aria-label="texto">oi</textarea></yy-letter-counter>
       <yy-star-rating><label>nota <input id="stars" type="number" min="0" max="5" value="2"></label></yy-star-rating>
       <yy-tag-editor><label>tags <input id="tags" value="azul"></label></yy-tag-editor></form>`,
      "yy-mask, yy-letter-counter, yy-star-rating, yy-tag-editor",
    );
    const shown = () =>
      page.evaluate(() => {
        const root = document.querySelector("main")?.shadowRoot as ShadowRoot;
        const drawn = (tag: string) => root.querySelector(tag)?.shadowRoot as ShadowRoot;
        return {
          phone: root.querySelector<HTMLInputElement>("#phone")?.value,
          digits: root.querySelector<HTMLInputElement>("[name=telefone]")?.value,
          letters: drawn("yy-letter-counter").textContent,
          stars: drawn("yy-star-rating").querySelector<HTMLInputElement>("input:checked")?.value,
          tags: [...drawn("yy-tag-editor").querySelectorAll("[part=tag]")].map(
            ({ textContent }) => textContent,
          ),
        };
      });
    const before = await shown();
    expect(before).toMatchObject({ phone: "(11) 98765-4321", digits: "11987654321", stars: "2" });
    await page.evaluate(() => {
      const root = document.querySelector("main")?.shadowRoot as ShadowRoot;
      const values = { phone: "2112345678", text: "olá você", stars: "4", tags: "verde,rosa" };
      for (const [id, value] of Object.entries(values)) {
        const field = root.getElementById(id) as HTMLInputElement;
        field.value = value;
        for (const type of ["input", "change"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect.poll(async () => (await shown()).tags).toHaveLength(2);
    await expect.poll(async () => (await shown()).stars).toBe("4");
    await page.evaluate(() =>
      document.querySelector("main")?.shadowRoot?.querySelector("form")?.reset(),
    );
    await expect.poll(shown).toEqual(before);
  });

  it("typed tags are added before the form is read, and filters are sent as a listing", async () => {
    const page = await openInRoot(
      `<form id="loja"><yy-tag-editor><label>tags <input name="tags" value="azul"></label></yy-tag-editor></form>
       <yy-search-filters><form id="busca" action="/busca"><input name="query" value="saia"><input type="checkbox" name="colors[]" value="azul" checked>
       <input type="checkbox" name="colors[]" value="rosa"></form></yy-search-filters>`,
      "yy-tag-editor, yy-search-filters",
    );
    await page.locator("yy-tag-editor input:not([name])").fill("verde");
    const seen = await page.evaluate(() => {
      const root = document.querySelector("main")?.shadowRoot as ShadowRoot;
      const form = root.querySelector("#loja") as HTMLFormElement;
      const search = root.querySelector("#busca") as HTMLFormElement;
      let tags: FormDataEntryValue | null = null;
      const changes: unknown[] = [];
      search.addEventListener("yy:filters-changed", (event) => changes.push(event));
      root.addEventListener("yy:filters-changed", (event) => changes.push(event));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        tags = new FormData(form).get("tags");
      });
      form.requestSubmit();
      search.querySelector<HTMLElement>("[value=rosa]")?.click();
      return { tags, keys: [...new FormData(search).keys()], changes: changes.length };
    });
    expect(seen).toEqual({ tags: "azul, verde", keys: ["busca", "cores"], changes: 1 });
  });

  it("code that does not load is reported on each tag in it", async () => {
    const badge =
      '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
    const page = await openInRoot(badge + badge, "", (fresh) =>
      fresh.route("**/chunks/count-badge-*", (route) => route.abort()).then(() => undefined),
    );
    await expect.poll(() => seenErrors(page)).toHaveLength(2);
    expect(await page.locator("b").allTextContents()).toEqual(["7", "7"]);
  });
});
