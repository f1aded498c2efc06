import { collectProblems, recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-search-filters";

const fields = `
  <input type="hidden" name="utf8" value="✓">
  <input type="hidden" name="page" value="4">
  <label>busca <input name="query"></label>
  <label>ordem <input name="ordem"></label>
  <label><input type="checkbox" name="colors[]" value="azul"> azul</label>
  <label><input type="checkbox" name="colors[]" value="bege"> bege</label>
  <label>marcas <select name="brands" multiple>
    <option value="">todas</option><option>Farm</option><option>Água de Coco</option>
  </select></label>
  <label>até <input name="price_lte"></label>
  <button>filtrar</button>
  <button id="cheapest" name="order" value="menor-preco">menor preço</button>
  <button id="elsewhere" formaction="/achados?velho=1">achados</button>
  <button id="keep" formmethod="post" formaction="/guardar">guardar</button>
  <button type="reset">limpar</button>`;

const form = (attributes = "", inside = fields) =>
  `<${tag}><form action="/lista" ${attributes}>${inside}</form></${tag}>`;

const expectedQuery = "?utf8=%E2%9C%93&busca=cal%C3%A7a+jeans&cores=azul%2Cbege&marcas=Farm";

describe("yy-search-filters", () => {
  const demo = useDemo();

  async function open(
    body: string,
    options: { libs?: readonly ("turbo" | "ujs")[]; head?: string } = {},
  ): Promise<Page> {
    demo.server.addPage("/t", { body, ...options });
    for (const path of ["/lista", "/achados"])
      demo.server.addPage(path, ({ search }) => ({
        body: `<main id="found">${encodeURIComponent(search)}</main>`,
        ...options,
      }));
    return demo.open("/t", { prepare: events.on });
  }

  async function openForm(...args: Parameters<typeof open>): Promise<Page> {
    const page = await open(...args);
    await waitUntilMounted(page, tag);
    return page;
  }

  async function choose(page: Page): Promise<void> {
    await page.getByLabel("busca").fill(" calça jeans ");
    await page.getByLabel("bege").check();
    await page.getByLabel("azul").check();
    await page.getByLabel("marcas").selectOption(["", "Farm"]);
  }

  /** The query that the server got, and the URL that the visitor sees. */
  async function arrival(page: Page): Promise<{ path: string; query: string }> {
    await page.locator("#found").waitFor();
    const { pathname, search } = new URL(page.url());
    expect(decodeURIComponent((await page.locator("#found").textContent()) ?? "")).toBe(search);
    return { path: pathname, query: search };
  }

  const changes = async (page: Page) =>
    (await events.details(page, "yy:filters-changed")).map(({ filters }) => filters);

  describe.each<[string, "turbo"[]]>([
    ["the browser", []],
    ["Turbo", ["turbo"]],
  ])("sent by %s", (_sender, libs) => {
    it.each<[string, (page: Page) => Promise<unknown>]>([
      ["the button", (page) => page.getByRole("button", { name: "filtrar" }).click()],
      ["Enter", (page) => page.getByLabel("busca").press("Enter")],
      [
        "requestSubmit()",
        (page) => page.locator("form").evaluate((it: HTMLFormElement) => it.requestSubmit()),
      ],
    ])("has Portuguese keys, commas, nothing empty and no page: %s", async (_, send) => {
      const page = await openForm(form(), { libs });
      await choose(page);
      await send(page);
      expect(await arrival(page)).toEqual({ path: "/lista", query: expectedQuery });
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("has the button's own name and value, and its formaction", async () => {
      const page = await openForm(form(), { libs });
      await page.getByLabel("ordem").fill("desconto");
      await page.locator("#cheapest").click();
      expect((await arrival(page)).query).toBe("?utf8=%E2%9C%93&ordem=menor-preco");
      await page.goto("/t");
      await waitUntilMounted(page, tag);
      await page.locator("form").evaluate((it: HTMLFormElement) => {
        it.requestSubmit(it.querySelector<HTMLButtonElement>("#cheapest"));
      });
      expect((await arrival(page)).query).toBe("?utf8=%E2%9C%93&ordem=menor-preco");
      await page.goto("/t");
      await waitUntilMounted(page, tag);
      await choose(page);
      await page.locator("#elsewhere").click();
      expect(await arrival(page)).toEqual({ path: "/achados", query: expectedQuery });
    });

    it("leaves what a button posts under its own names", async () => {
      const page = await openForm(form(), { libs });
      await choose(page);
      const posted = page.waitForRequest("**/guardar");
      await page.locator("#keep").click();
      const sent = new URLSearchParams((await posted).postData() ?? "");
      expect(sent.getAll("colors[]")).toEqual(["azul", "bege"]);
      expect(sent.get("page")).toBe("4");
      expect(sent.has("query")).toBe(true);
    });
  });

  it("is sent so by form.submit() too, and by a script's FormData", async () => {
    const page = await openForm(form());
    await choose(page);
    const collected = await page.evaluate(() => [
      ...new FormData(document.querySelector("form") as HTMLFormElement).keys(),
    ]);
    expect(collected).toEqual(["utf8", "busca", "cores", "marcas"]);
    await page.locator("form").evaluate((it: HTMLFormElement) => it.submit());
    expect((await arrival(page)).query).toBe(expectedQuery);
  });

  it("is sent so by rails-ujs, the pressed button too, with its headers", async () => {
    const page = await openForm(form('data-remote="true"'), { libs: ["ujs"] });
    await choose(page);
    const asked = page.waitForRequest("**/lista?**");
    await page.locator("#cheapest").click();
    const request = await asked;
    expect(new URL(request.url()).search).toBe(`${expectedQuery}&ordem=menor-preco`);
    const headers = await request.allHeaders();
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    expect(headers.accept).toContain("javascript");
    expect(headers["x-csrf-token"]).toBeTruthy();
    expect((await request.response())?.status()).toBe(200);
  });

  it("stays within a Turbo frame", async () => {
    const page = await openForm(`<turbo-frame id="results">${form()}</turbo-frame>`, {
      libs: ["turbo"],
    });
    await choose(page);
    const asked = page.waitForRequest("**/lista?**");
    await page.locator("#cheapest").click();
    expect(new URL((await asked).url()).search).toBe(`${expectedQuery}&ordem=menor-preco`);
  });

  it("counts fields of either name as one filter, those elsewhere on the page too, and disabled ones not", async () => {
    const inside = `<input name="cores" value="azul"><input name="colors" value="bege">
      <input name="marcas" value="Farm" disabled><fieldset disabled><input name="b" value="x"></fieldset>
      <input type="hidden" name="promocao" value="0"><input type="checkbox" name="promocao" value="10" checked>
      <input name="method" value="post"><input type="file" name="foto"><button>filtrar</button>`;
    const page = await openForm(
      `${form('id="f"', inside)}<label>tamanho <input name="clothes_size" form="f" value="M"></label>`,
    );
    await page.getByRole("button", { name: "filtrar" }).click();
    expect((await arrival(page)).query).toBe(
      "?method=post&tamanhos-roupas=M&cores=azul%2Cbege&promocao=10",
    );
  });

  it("sends what its field names say without JavaScript", async () => {
    await open(form());
    const page = await demo.open("/t", { javaScript: false });
    await page.getByLabel("azul").check();
    await page.getByRole("button", { name: "filtrar" }).click();
    await page.waitForURL("**/lista?**");
    expect(new URL(page.url()).searchParams.getAll("colors[]")).toEqual(["azul"]);
    expect(new URL(page.url()).searchParams.get("page")).toBe("4");
  });

  it("narrows the demo's listing", async () => {
    const page = await openForm(
      `<${tag}><form action="/busca">
        <label><input type="checkbox" name="brands[]" value="Farm">Farm</label>
        <label><input type="checkbox" name="brands[]" value="Zara">Zara</label>
        <input name="price_lte" value="100"><button>filtrar</button></form></${tag}>`,
    );
    await page.getByLabel("Farm").check();
    await page.getByLabel("Zara").check();
    await page.getByRole("button").click();
    await page.waitForURL(/\/busca\?marcas=Farm%2CZara&preco-maximo=100$/);
    // By role, because the card keeps the server's link, hidden, beside its own.
    await page.getByRole("link", { name: "Saia plissada verde-musgo" }).first().waitFor();
    expect(await page.getByText("Bolsa tiracolo").count()).toBe(0);
  });

  describe("yy:filters-changed", () => {
    it("tells at each change what the form stands for, by the product's names", async () => {
      const page = await openForm(form());
      expect(await changes(page)).toEqual([]);
      await page.getByLabel("bege").check();
      await page.getByLabel("azul").check();
      await page.getByLabel("até").fill("R$ 90");
      await page.getByLabel("até").press("Tab");
      await page.getByLabel("azul").uncheck();
      expect(await changes(page)).toEqual([
        { colors: ["bege"] },
        { colors: ["azul", "bege"] },
        { colors: ["azul", "bege"], price_lte: "R$ 90" },
        { colors: ["bege"], price_lte: "R$ 90" },
      ]);
    });

    it("tells of a reset that was not cancelled, and of a value a script sets", async () => {
      const page = await openForm(form());
      await page.getByLabel("busca").evaluate((input: HTMLInputElement) => {
        input.value = "saia";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => changes(page)).toEqual([{ query: "saia" }, {}]);
      await page.evaluate(() =>
        document.addEventListener("reset", (event) => event.preventDefault(), { once: true }),
      );
      await page.getByRole("button", { name: "limpar" }).click();
      await page.getByLabel("azul").check();
      expect(await changes(page)).toEqual([{ query: "saia" }, {}, { colors: ["azul"] }]);
    });

    it("tells of fields that came later, and of those elsewhere that belong to the form alone", async () => {
      const page = await openForm(
        `${form('id="f"')}<label>longe <input name="waist_size" form="f"></label>
         <form><label>outro <input name="busca"></label></form>`,
      );
      await page.getByLabel("outro").fill("x");
      await page.getByLabel("longe").fill("40");
      await page.getByLabel("longe").press("Tab");
      await page.locator("#f").evaluate((it) => {
        it.insertAdjacentHTML("beforeend", '<label>novo <input name="m"></label>');
      });
      await page.getByLabel("novo").fill("7");
      await page.getByLabel("novo").press("Tab");
      expect(await changes(page)).toEqual([
        { waist_size: ["40"] },
        { id: "7", waist_size: ["40"] },
      ]);
    });
  });

  it("follows a form that takes the place of the first, and lets go of a form it has left", async () => {
    const page = await openForm(form());
    await page.locator(tag).evaluate(async (element) => {
      element.innerHTML = '<form action="/lista"><input name="query" value="saia"></form>';
    });
    const names = () =>
      page.evaluate(() => [
        ...new FormData(document.querySelector("form") as HTMLFormElement).keys(),
      ]);
    await expect.poll(names).toEqual(["busca"]);
    await page.evaluate((selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      document.body.append(...element.children);
      element.remove();
    }, tag);
    await expect.poll(names).toEqual(["query"]);
  });

  it.each([
    ["no form", "<p>nada</p>"],
    ["a form that posts", '<form method="POST" action="/lista"><p>nada</p></form>'],
  ])("says that it needs a form that gets, with %s", async (_, children) => {
    const page = await open(`<${tag}>${children}</${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ElementError",
        message: 'yy-search-filters: a <form method="get"> inside it is required',
      },
    ]);
    expect(await page.getByText("nada").isVisible()).toBe(true);
  });
});
