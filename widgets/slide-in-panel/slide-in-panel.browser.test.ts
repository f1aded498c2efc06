import { recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

declare global {
  interface Window {
    YY: Record<"open" | "close", (name: string) => boolean>;
  }
}

const tag = "yy-slide-in-panel";

const filters = `<${tag} data-name="filtros" data-label="filtros">
  <label>cor <input name="cor"></label>
  <button data-yy-open="marcas">marcas</button>
  <button data-yy-close data-yy-next="tamanhos">tamanhos</button>
  <a href="/other">outra página</a>
</${tag}>`;
const sizes = `<${tag} data-name="tamanhos" data-label="tamanhos"><p>p, m e g</p></${tag}>`;
const brands = `<${tag} data-name="marcas" data-label="marcas"><p>todas</p></${tag}>`;
const body = `<main><h1>achados</h1><button data-yy-open="filtros">filtrar</button><input id="busca">
  ${filters}${sizes}${brands}</main>`;

/** Shortens opening and closing to an eighth. */
const head = '<style nonce="{{nonce}}">:root { --yy-duration-slow: 50ms }</style>';

type Library = "turbo" | "turbolinks";

describe(tag, () => {
  const demo = useDemo();

  async function open(fragment = "", libs: Library[] = [], markup = body): Promise<Page> {
    demo.server.addPage("/t", { body: markup, head, libs });
    demo.server.addPage("/other", { body: "<main><h1>outra</h1></main>", head, libs });
    const page = await demo.open(`/t?ordem=preco${fragment}`, {
      prepare: events.on,
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Events of panels: type, name and reason. */
  const fired = async (page: Page) =>
    (await events.seen(page)).map(({ type, detail }) => {
      const reason = "reason" in detail ? ` ${detail.reason}` : "";
      return `${type.slice("yy:panel-".length)} ${detail.name}${reason}`;
    });
  const panel = (page: Page, name: string) => page.getByRole("dialog", { name });
  /** Names of the panels that are open and not animating. */
  const openOnes = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("yy-slide-in-panel:state(open):not(:state(closing))")]
        .filter((element) => !element.matches(":state(opening)"))
        .map((element) => element.getAttribute("data-name")),
    );
  const openAtRest = (page: Page, ...names: string[]) =>
    expect.poll(() => openOnes(page)).toEqual(names);
  /** The URL after its path, and the length of the history. */
  const place = (page: Page) =>
    page.evaluate(() => [location.search + location.hash, history.length] as const);
  const go = (page: Page, by: number) => page.evaluate((delta) => history.go(delta), by);

  async function openFilters(page: Page): Promise<void> {
    await page.getByRole("button", { name: "filtrar" }).click();
    await openAtRest(page, "filtros");
  }

  it("fills the screen, is named by its label, holds the page and says so on the body", async () => {
    const page = await open();
    await openFilters(page);
    const { width, height } = (await panel(page, "filtros").boundingBox()) ?? {};
    expect([width, height]).toEqual([1280, 800]);
    const flag = () => page.evaluate(() => document.body.hasAttribute("data-yy-panel-open"));
    expect(await flag()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      "hidden",
    );
    await page.getByRole("button", { name: "fechar" }).click();
    await openAtRest(page);
    await expect.poll(flag).toBe(false);
    await expect.poll(() => fired(page)).toEqual(["opened filtros", "closed filtros control"]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("filtrar");
  });

  describe("the history", () => {
    it.each<[string, Library[]]>([
      ["a plain page", []],
      ["Turbo", ["turbo"]],
      ["Turbolinks", ["turbolinks"]],
    ])("gets an entry; back closes and forward opens again on %s", async (_, libs) => {
      const page = await open("", libs);
      await page.locator("#busca").fill("saia");
      const [, before] = await place(page);
      await openFilters(page);
      expect(await place(page)).toEqual(["?ordem=preco#filtros", before + 1]);
      await page.getByLabel("cor").fill("verde");
      await go(page, -1);
      await openAtRest(page);
      expect(await place(page)).toEqual(["?ordem=preco", before + 1]);
      await go(page, 1);
      await openAtRest(page, "filtros");
      expect(await page.getByLabel("cor").inputValue()).toBe("verde");
      await go(page, -1);
      await expect
        .poll(() => fired(page))
        .toEqual([
          "opened filtros",
          "closed filtros back",
          "opened filtros",
          "closed filtros back",
        ]);
      expect(await page.locator("#busca").inputValue()).toBe("saia");
    });

    it.each([
      [
        "its button",
        (page: Page) => page.getByRole("button", { name: "fechar" }).click(),
        "control",
      ],
      ["Escape", (page: Page) => page.keyboard.press("Escape"), "escape"],
      ["a script", (page: Page) => page.evaluate(() => window.YY.close("filtros")), "api"],
    ])("keeps no dead entry after %s", async (_, close, reason) => {
      const page = await open();
      const [, before] = await place(page);
      await openFilters(page);
      await close(page);
      await openAtRest(page);
      await expect.poll(() => place(page)).toEqual(["?ordem=preco", before + 1]);
      await expect.poll(async () => (await fired(page)).at(-1)).toBe(`closed filtros ${reason}`);
      // The entry of the closed panel is ahead: going to another page replaces it.
      await openFilters(page);
      expect((await place(page))[1]).toBe(before + 1);
    });

    it.each<[string, Library[]]>([
      ["a plain page", []],
      ["Turbo", ["turbo"]],
    ])(
      "opens the panel an address names on %s, and closing only takes the fragment",
      async (_, libs) => {
        const page = await open("#filtros", libs);
        await openAtRest(page, "filtros");
        const [, before] = await place(page);
        await page.keyboard.press("Escape");
        await openAtRest(page);
        await expect.poll(() => place(page)).toEqual(["?ordem=preco", before]);
      },
    );

    it("opens for a link to the fragment, and after a reload", async () => {
      const page = await open(
        "",
        [],
        body.replace("<h1>", '<a href="#filtros">ver filtros</a><h1>'),
      );
      await page.getByRole("link", { name: "ver filtros" }).click();
      await openAtRest(page, "filtros");
      await page.reload();
      await waitUntilMounted(page, tag);
      await openAtRest(page, "filtros");
    });

    it("opens again when the visitor comes back from a page that was visited out of it", async () => {
      const page = await open("", ["turbo"]);
      await openFilters(page);
      await page.getByRole("link", { name: "outra página" }).click();
      await page.getByRole("heading", { name: "outra" }).waitFor();
      expect(
        await page.evaluate(() => [
          getComputedStyle(document.documentElement).overflow,
          document.body.hasAttribute("data-yy-panel-open"),
        ]),
      ).toEqual(["visible", false]);
      await page.goBack();
      await openAtRest(page, "filtros");
      await page.keyboard.press("Escape");
      await openAtRest(page);
      await expect.poll(async () => (await place(page))[0]).toBe("?ordem=preco");
      expect(await page.getByRole("heading", { name: "achados" }).isVisible()).toBe(true);
    });

    it.each<[string, Library, boolean]>([
      ["a file under Turbo", "turbo", false],
      ["a file at a storage host under Turbo", "turbo", true],
      ["a file at a storage host under Turbolinks", "turbolinks", true],
    ])("keeps what was typed through a step back after %s", async (_, library, isElsewhere) => {
      const file = {
        html: "dia;valor\n",
        headers: { "content-type": "text/csv", "content-disposition": "attachment" },
      };
      // Another origin, whose answer a router may not read.
      const elsewhere = demo.server.origin.replace("127.0.0.1", "localhost");
      const redirect = { html: "", status: 302, headers: { location: `${elsewhere}/arquivo` } };
      demo.server.addPage("/arquivo", file);
      demo.server.addPage("/extrato", isElsewhere ? redirect : file);
      const link = '<a href="/extrato">baixar extrato</a>';
      const page = await open("", [library], body.replace("<h1>", `${link}<h1>`));
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "baixar extrato" }).click();
      await download;
      await openFilters(page);
      await page.getByLabel("cor").fill("verde");
      await go(page, -1);
      await openAtRest(page);
      expect(await page.getByLabel("cor").inputValue()).toBe("verde");
    });
  });

  describe("one after another", () => {
    it("passes its entry on to the next: closed, then opened, and one step back reaches the page", async () => {
      const page = await open();
      const [, before] = await place(page);
      await openFilters(page);
      await page.getByRole("button", { name: "tamanhos" }).click();
      await openAtRest(page, "tamanhos");
      expect(await fired(page)).toEqual([
        "opened filtros",
        "closed filtros control",
        "opened tamanhos",
      ]);
      await expect.poll(() => place(page)).toEqual(["?ordem=preco#tamanhos", before + 1]);
      await go(page, -1);
      await openAtRest(page);
      expect(await place(page)).toEqual(["?ordem=preco", before + 1]);
    });

    it("opens one over another, and goes back one at a time", async () => {
      const page = await open();
      await openFilters(page);
      await page.getByRole("button", { name: "marcas" }).click();
      await openAtRest(page, "filtros", "marcas");
      await page.keyboard.press("Escape");
      await openAtRest(page, "filtros");
      await expect.poll(async () => (await place(page))[0]).toBe("?ordem=preco#filtros");
      await go(page, 1);
      await openAtRest(page, "filtros", "marcas");
      await go(page, -2);
      await openAtRest(page);
      await go(page, 2);
      await openAtRest(page, "filtros", "marcas");
    });

    it("opens another right after a script closed the first, each with its entry", async () => {
      const page = await open();
      const [, before] = await place(page);
      await openFilters(page);
      await page.evaluate(() => [window.YY.close("filtros"), window.YY.open("tamanhos")]);
      await openAtRest(page, "tamanhos");
      await expect.poll(() => place(page)).toEqual(["?ordem=preco#tamanhos", before + 1]);
      await go(page, -1);
      await openAtRest(page);
      expect((await place(page))[0]).toBe("?ordem=preco");
    });

    it("reports a next panel that is not there, and closes all the same", async () => {
      const page = await open(
        "",
        [],
        body.replace('data-yy-next="tamanhos"', 'data-yy-next="medidas"'),
      );
      await openFilters(page);
      await page.getByRole("button", { name: "tamanhos" }).click();
      await openAtRest(page);
      expect(await seenErrors(page)).toMatchObject([
        {
          name: "ConfigError",
          message: `${tag}: data-yy-next must name another panel of this page`,
        },
      ]);
      await expect.poll(async () => (await place(page))[0]).toBe("?ordem=preco");
    });
  });

  it("closes a modal inside it first, one Escape each", async () => {
    const page = await open(
      "",
      [],
      body.replace(
        "</label>",
        `</label><button data-yy-open="guia">guia</button><yy-modal data-name="guia" data-label="guia"><p>centímetros</p></yy-modal>`,
      ),
    );
    await openFilters(page);
    await page.getByRole("button", { name: "guia" }).click();
    await panel(page, "guia").waitFor();
    await page.keyboard.press("Escape");
    await panel(page, "guia").waitFor({ state: "hidden" });
    await openAtRest(page, "filtros");
    await page.keyboard.press("Escape");
    await openAtRest(page);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe("visible");
  });

  it("stands in a modal as well as over a page, and holds a modal: three in all, one Escape each", async () => {
    const inner = `<yy-modal data-name="guia" data-label="guia"><p>centímetros</p></yy-modal>`;
    const markup = `<main><button data-yy-open="fora">abrir</button>
      <yy-modal data-name="fora" data-label="fora"><button data-yy-open="filtros">filtrar</button>
        <${tag} data-name="filtros" data-label="filtros"><button data-yy-open="guia">medir</button>${inner}</${tag}>
      </yy-modal></main>`;
    const page = await open("", [], markup);
    const openNames = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-name]:state(open):not(:state(closing))")].map(
          (element) => element.getAttribute("data-name"),
        ),
      );
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    const names: string[] = [];
    for (const [button, name] of [
      ["abrir", "fora"],
      ["filtrar", "filtros"],
      ["medir", "guia"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      names.push(name);
      await expect.poll(openNames).toEqual(names);
    }
    while (names.length > 0) {
      expect(await overflow()).toBe("hidden");
      await page.keyboard.press("Escape");
      names.pop();
      await expect.poll(openNames).toEqual(names);
    }
    await expect.poll(overflow).toBe("visible");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("abrir");
  });

  it("closes at once with reduced motion, and within a second when the animation never ends", async () => {
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t", { reducedMotion: "reduce" });
    await waitUntilMounted(page, tag);
    await page.evaluate(() => window.YY.open("filtros"));
    await openAtRest(page, "filtros");
    await page.locator(`${tag}[data-name=filtros]`).evaluate((element) => {
      const box = element.shadowRoot?.querySelector("dialog");
      const endless = box?.animate({ opacity: [1, 0.9] }, { duration: 1e9 });
      if (box && endless) box.getAnimations = () => [endless];
    });
    await page.clock.install();
    await page.keyboard.press("Escape");
    await page.clock.fastForward(1000);
    await openAtRest(page);
    await expect.poll(() => panel(page, "filtros").isVisible()).toBe(false);
  });

  it("stands in the page without JavaScript", async () => {
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t", { javaScript: false });
    expect(await page.getByText("p, m e g").isVisible()).toBe(true);
  });
});
