import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-slide-in-panel";

/** Shortens opening and closing to an eighth. */
const head =
  '<style nonce="{{nonce}}">:root { --yy-duration-slow: 50ms } main { height: 3000px }</style>';

const body = `<main><h1>achados</h1>
  <${tag} data-name="filtros" data-label="filtros">
    <a href="#">limpar</a> <a href="#cores">cores</a> <a href="#ofertas">ofertas</a> <a href="#marcas">marcas</a>
    <h3 id="cores">cores</h3>
    <form method="get" action="/x"><input name="cor" required value="azul">
      <button type="submit" data-yy-close>aplicar</button></form>
  </${tag}>
  <${tag} data-name="marcas" data-label="marcas"><p>todas</p></${tag}>
  <h2 id="ofertas">ofertas</h2></main>`;

type Library = "turbo" | "turbolinks";
const libraries: [string, Library[]][] = [
  ["a plain page", []],
  ["Turbo", ["turbo"]],
  ["Turbolinks", ["turbolinks"]],
];

describe(`the history entries of ${tag}`, () => {
  // Under the policy the browser hides nonces, by which Turbolinks would know that it runs already.
  const demo = useDemo({ csp: false });

  /** Opens the page out of another one. */
  async function open(libs: Library[], markup = body): Promise<Page> {
    demo.server.addPage("/inicio", { body: "<main><h1>início</h1></main>" });
    demo.server.addPage("/t", { body: markup, head, libs });
    demo.server.addPage("/x", { body: "<main><h1>resultados</h1></main>", head, libs });
    const tab = await demo.open("/inicio");
    await tab.goto("/t?ordem=preco");
    await waitUntilMounted(tab, tag);
    return tab;
  }

  const openOnes = (tab: Page) =>
    tab.evaluate(() =>
      [...document.querySelectorAll("yy-slide-in-panel:state(open):not(:state(closing))")]
        .filter((element) => !element.matches(":state(opening)"))
        .map((element) => element.getAttribute("data-name")),
    );
  const openAtRest = (tab: Page, ...names: string[]) =>
    expect.poll(() => openOnes(tab)).toEqual(names);
  const url = (tab: Page) =>
    tab.evaluate(() => location.pathname + location.search + location.hash);
  const press = (tab: Page, name: string) => tab.getByRole("link", { name }).click();
  async function openFilters(tab: Page): Promise<void> {
    await tab.evaluate(() => window.YY.open("filtros"));
    await openAtRest(tab, "filtros");
  }

  /** The page is as it came, and what came before it is one step back. */
  async function expectNoDeadEntry(tab: Page): Promise<void> {
    await openAtRest(tab);
    await expect.poll(() => url(tab)).toBe("/t?ordem=preco");
    await tab.goBack();
    expect(new URL(tab.url()).pathname).toBe("/inicio");
  }

  describe.each(libraries)("on %s", (_, libs) => {
    it.each([
      ["the panel below first", ["filtros", "marcas"]],
      ["the upper one first", ["marcas", "filtros"]],
    ])("are left once for two panels that one task closes, %s", async (_order, names) => {
      const tab = await open(libs);
      await openFilters(tab);
      await tab.evaluate(() => window.YY.open("marcas"));
      await openAtRest(tab, "filtros", "marcas");
      await tab.evaluate((all) => all.map((name) => window.YY.close(name)), names);
      await expectNoDeadEntry(tab);
    });

    it("outlast links to nowhere and to a heading inside, and Escape leaves them all", async () => {
      const tab = await open(libs);
      await openFilters(tab);
      await press(tab, "limpar");
      await tab.waitForTimeout(100);
      await openAtRest(tab, "filtros");
      await press(tab, "cores");
      await tab.waitForTimeout(100);
      await openAtRest(tab, "filtros");
      await tab.keyboard.press("Escape");
      await expectNoDeadEntry(tab);
    });

    it("are gone back through one at a time after such a link", async () => {
      const tab = await open(libs);
      await openFilters(tab);
      await press(tab, "cores");
      await expect.poll(() => url(tab)).toBe("/t?ordem=preco#cores");
      await tab.evaluate(() => history.back());
      await expect.poll(() => url(tab)).toBe("/t?ordem=preco#filtros");
      await openAtRest(tab, "filtros");
      await tab.evaluate(() => history.back());
      await expectNoDeadEntry(tab);
    });

    it("end at a link out of the panel, which closes it", async () => {
      const tab = await open(libs);
      await openFilters(tab);
      await press(tab, "ofertas");
      await openAtRest(tab);
      expect(await url(tab)).toBe("/t?ordem=preco#ofertas");
    });
  });

  it("stack for a link to another panel", async () => {
    const tab = await open([]);
    await openFilters(tab);
    await press(tab, "marcas");
    await openAtRest(tab, "filtros", "marcas");
    await tab.keyboard.press("Escape");
    await openAtRest(tab, "filtros");
    await tab.keyboard.press("Escape");
    await expectNoDeadEntry(tab);
  });

  it("keep the address that the page has written while the panel was open", async () => {
    const tab = await open([]);
    await openFilters(tab);
    await tab.evaluate(() => history.pushState({ cor: "azul" }, "", "/t?cor=azul"));
    await tab.keyboard.press("Escape");
    await openAtRest(tab);
    expect(await tab.evaluate(() => [location.search, history.state?.cor])).toEqual([
      "?cor=azul",
      "azul",
    ]);
  });

  it("are no obstacle for a script that closes the panel and goes to another page", async () => {
    const tab = await open([]);
    await openFilters(tab);
    await tab.evaluate(() => {
      window.YY.close("filtros");
      location.href = "/x";
    });
    await tab.getByRole("heading", { name: "resultados" }).waitFor();
    expect(await url(tab)).toBe("/x");
  });

  it("open one panel of two with the same name, at the page's address and forward", async () => {
    const twice = body.replace(
      "<h2",
      `<${tag} data-name="filtros" data-label="filtros"><p>a cópia</p></${tag}><h2`,
    );
    const tab = await open([], twice);
    await tab.goto("/t?ordem=preco#filtros");
    await openAtRest(tab, "filtros");
    await tab.keyboard.press("Escape");
    await openAtRest(tab);
    await openFilters(tab);
    await tab.goBack();
    await openAtRest(tab);
    await tab.goForward();
    await openAtRest(tab, "filtros");
  });

  describe.each([
    ["", false],
    [", in browsers without the Navigation API", true],
  ])("around a frame in which somebody has navigated%s", (_, isOlder) => {
    it("are left when the panel is closed", async () => {
      demo.server.addPage("/banco", { body: '<a href="/banco/2">confirmar</a>' });
      demo.server.addPage("/banco/2", { body: "<p>confirmado</p>" });
      const frame = `<${tag} data-name="filtros" data-label="filtros"><iframe title="banco" src="/banco"></iframe></${tag}>`;
      const tab = await open([], `<main><h1>achados</h1>${frame}</main>`);
      if (isOlder)
        await tab.evaluate(() => Object.defineProperty(window, "navigation", { value: undefined }));
      await openFilters(tab);
      const bank = tab.frameLocator("iframe");
      await bank.getByRole("link").click();
      await bank.getByText("confirmado").waitFor();
      await tab.getByRole("button", { name: "fechar" }).click();
      await expectNoDeadEntry(tab);
    });
  });

  describe("and a button that closes and submits", () => {
    it("are left to the browser, which sends the form", async () => {
      const tab = await open([]);
      await openFilters(tab);
      await tab.getByRole("button", { name: "aplicar" }).click();
      await tab.getByRole("heading", { name: "resultados" }).waitFor();
      expect(await url(tab)).toBe("/x?cor=azul");
      await tab.goBack();
      await tab.getByRole("heading", { name: "achados" }).waitFor();
      await openAtRest(tab);
    });

    it("keep the panel open while a field is wrong", async () => {
      const tab = await open([]);
      await openFilters(tab);
      await tab.getByRole("textbox").fill("");
      await tab.getByRole("button", { name: "aplicar" }).click();
      await tab.waitForTimeout(200);
      await openAtRest(tab, "filtros");
      expect(await url(tab)).toBe("/t?ordem=preco#filtros");
    });

    it("keep it open while a field of a yy-form is wrong, wherever its listener came", async () => {
      const form = `<yy-form data-mount="eager"><form action="/x">
        <label>preço <input name="preco" data-patterns="isNonEmpty"></label>
        <button type="submit" data-yy-close>oferecer</button></form></yy-form>`;
      const tab = await open([], body.replace("<h3", `${form}<h3`));
      // As after a visit: the dialogs' listener was there before the form.
      await tab.locator("yy-form").evaluate((element) => {
        const copy = element.cloneNode(true);
        element.replaceWith(copy);
      });
      await waitUntilMounted(tab, "yy-form");
      await openFilters(tab);
      await tab.getByRole("button", { name: "oferecer" }).evaluate((button) => {
        (button as HTMLButtonElement).disabled = false;
        (button as HTMLButtonElement).form?.requestSubmit(button as HTMLButtonElement);
      });
      await tab.getByText("não pode ficar em branco").first().waitFor();
      await tab.waitForTimeout(200);
      await openAtRest(tab, "filtros");
      await tab.getByLabel("preço").fill("10");
      await tab.getByRole("button", { name: "oferecer" }).click();
      await expect.poll(() => url(tab)).toContain("/x?");
    });

    it("close it for a form that a script of the page sends", async () => {
      const tab = await open([]);
      await tab.evaluate(() =>
        document.addEventListener("submit", (event) => event.preventDefault()),
      );
      await openFilters(tab);
      await tab.getByRole("button", { name: "aplicar" }).click();
      await expectNoDeadEntry(tab);
    });

    it("close it before Turbo shows the answer", async () => {
      const tab = await open(["turbo"]);
      await openFilters(tab);
      await tab.getByRole("button", { name: "aplicar" }).click();
      await tab.getByRole("heading", { name: "resultados" }).waitFor();
      await expect.poll(() => url(tab)).toBe("/x?cor=azul");
      await tab.goBack();
      await tab.getByRole("heading", { name: "achados" }).waitFor();
      await openAtRest(tab);
      expect(await url(tab)).toBe("/t?ordem=preco");
    });
  });
});
