import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** Shortens opening and closing to a fifth. */
const head =
  '<style nonce="{{nonce}}">:root { --yy-duration-normal: 50ms; --yy-duration-slow: 50ms }</style>';

const guide = '<yy-modal data-name="guia" data-label="guia"><p>centímetros</p></yy-modal>';
const brands =
  '<yy-slide-in-panel data-name="marcas" data-label="marcas"><p>todas</p></yy-slide-in-panel>';

describe("dialogs on pages that nobody wrote for them", () => {
  const demo = useDemo();

  const pages = {
    none: useFixture(demo, { head }),
    turbo: useFixture(demo, { head, libs: ["turbo"] }),
  };

  /** Shows it on a page that the tests share, with this style of its own. */
  async function show(
    body: string,
    { style = "", lib = "none" }: { style?: string; lib?: keyof typeof pages } = {},
  ) {
    const page = await pages[lib]("");
    await page.evaluate(
      ([css, html]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css as string);
        document.adoptedStyleSheets.push(sheet);
        window.fixture.show(html as string);
      },
      [style, body],
    );
    await mounted(page);
    return page;
  }

  /** Opens a page of its own, at an address. */
  async function open(body: string, at: string) {
    demo.server.addPage("/t", { body, head });
    const page = await demo.open(`/t${at}`);
    await mounted(page);
    return page;
  }

  /** Widgets inside what is not rendered are mounted, too. */
  const mounted = (page: Page) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll("yy-modal, yy-slide-in-panel")].every((each) =>
        each.matches(":state(mounted)"),
      ),
    );

  /** Names of the open dialogs in document order, "…" behind those that are opening or closing. */
  const openOnes = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("yy-modal, yy-slide-in-panel")]
        .filter((element) => element.matches(":state(opening), :state(open), :state(closing)"))
        .map((element) => {
          const isMoving = element.matches(":state(opening), :state(closing)");
          return `${element.getAttribute("data-name")}${isMoving ? "…" : ""}`;
        }),
    );
  const openAtRest = (page: Page, ...names: string[]) =>
    expect.poll(() => openOnes(page)).toEqual(names);
  const openByName = (page: Page, name: string) =>
    page.evaluate((named) => window.YY.open(named), name);

  /** Whether the visitor can scroll and press what is on the page. */
  async function expectFreePage(page: Page): Promise<void> {
    await expect
      .poll(() =>
        page.evaluate(() => [
          getComputedStyle(document.documentElement).overflowY,
          document.querySelector(":modal") !== null ||
            [...document.querySelectorAll("yy-modal, yy-slide-in-panel")].some((each) =>
              each.shadowRoot?.querySelector(":modal"),
            ),
          document.body.hasAttribute("data-yy-panel-open"),
        ]),
      )
      .toEqual(["visible", false, false]);
    await page.getByRole("button", { name: "comprar" }).click({ timeout: 2000 });
  }

  describe("without a box", () => {
    const buy = "<button>comprar</button>";

    it("open what encloses them first, from the outermost in", async () => {
      const page = await open(
        `<main>${buy}
          <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>cor</p>
            <details><summary>mais</summary>${brands}</details>
          </yy-slide-in-panel></main>`,
        "#marcas",
      );
      await openAtRest(page, "filtros", "marcas");
      expect(await page.getByText("todas").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await openAtRest(page, "filtros");
      await page.keyboard.press("Escape");
      await openAtRest(page);
      await expectFreePage(page);
      expect(await page.evaluate(() => location.hash)).toBe("");
    });

    it("open in a tab and an accordion that are closed", async () => {
      const page = await show(
        `<main>${buy}<yy-tabs><div data-part="list"><button>fotos</button><button>medidas</button></div>
          <div data-part="panel"><p>fotos</p></div>
          <div data-part="panel"><p>medidas</p>${guide}</div></yy-tabs>
          <yy-accordion><h3>entrega</h3><div>${brands}</div></yy-accordion></main>`,
      );
      await waitUntilMounted(page, "yy-tabs, yy-accordion");
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      expect(await page.getByText("centímetros").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await openAtRest(page);
      await openByName(page, "marcas");
      await openAtRest(page, "marcas");
      expect(await page.getByText("todas").isVisible()).toBe(true);
      await page.keyboard.press("Escape");
      await expectFreePage(page);
      expect(await seenErrors(page)).toEqual([]);
    });

    it.each([
      ["[hidden]", (dialog: string) => `<div hidden>${dialog}</div>`],
      [
        "a gate that is shut",
        (dialog: string) => `<yy-session-gate data-when="staff">${dialog}</yy-session-gate>`,
      ],
    ])("say so inside %s, and leave the page free", async (_, around) => {
      const page = await show(`<main>${buy}${around(guide + brands)}</main>`);
      const before = await page.evaluate(() => history.length);
      await openByName(page, "guia");
      await openByName(page, "marcas");
      await expectFreePage(page);
      expect(await seenErrors(page)).toMatchObject([
        { name: "ElementError", message: expect.stringMatching(/^yy-modal: .*"guia"/) },
        { name: "ElementError", message: expect.stringMatching(/^yy-slide-in-panel: .*"marcas"/) },
      ]);
      expect(await page.evaluate(() => [location.hash, history.length])).toEqual(["", before]);
    });

    it("show in a menu that is only invisible", async () => {
      const page = await show(`<main>${buy}<div class="menu">${guide}</div></main>`, {
        style: ".menu { visibility: hidden; opacity: 0; transform: scale(0.1) }",
      });
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      expect(await page.getByText("centímetros").isVisible()).toBe(true);
    });

    it("close when they lose it while they are open", async () => {
      const page = await show(`<main>${buy}<div id="parte">${guide}${brands}</div></main>`);
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      await openByName(page, "marcas");
      await openAtRest(page, "guia", "marcas");
      await page.evaluate(() => {
        const part = document.querySelector<HTMLElement>("#parte");
        if (part) part.hidden = true;
      });
      await expectFreePage(page);
      expect(await openOnes(page)).toEqual([]);
      expect((await seenErrors(page)).map(({ name }) => name)).toEqual([
        "ElementError",
        "ElementError",
      ]);
      expect(await page.evaluate(() => location.hash)).toBe("");
    });
  });

  describe("hold still", () => {
    const tall = `<header class="topo">loja</header>${"<p>linha</p>".repeat(120)}${guide}`;
    const sticky = ".topo { position: sticky; top: 0 } ";

    it.each([
      ["overflow-x: hidden", "body { overflow-x: hidden }"],
      [
        "overflow-x: hidden and the height of the window",
        "html, body { height: 100% } body { overflow-x: hidden }",
      ],
      ["overflow: auto", "body { overflow: auto }"],
      ["overflow-y: scroll on its root", "html { overflow-y: scroll !important }"],
      ["overflow-y: scroll, insisting", "body { overflow-y: scroll !important }"],
      [
        "scrolling in itself",
        "html { overflow: hidden; height: 100% } body { overflow: auto; height: 100%; margin: 0 }",
      ],
      ["nothing", ""],
    ])("a page whose body has %s", async (_, style) => {
      const page = await show(tall, { style: sticky + style });
      const place = () =>
        page.evaluate(() => {
          const box = document.querySelector(".topo")?.getBoundingClientRect();
          return [window.scrollY, document.body.scrollTop, box?.top, box?.width];
        });
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, 1280);
      await expect
        .poll(() => page.evaluate(() => window.scrollY + document.body.scrollTop))
        .toBe(1280);
      const styles = () =>
        page.evaluate(() => [
          document.documentElement.getAttribute("style"),
          document.body.getAttribute("style"),
        ]);
      const before = [await place(), await styles()];
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      expect(await place()).toEqual(before[0]);
      await page.mouse.move(5, 5);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(200);
      expect(await place()).toEqual(before[0]);
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect([await place(), await styles()]).toEqual(before);
      await page.mouse.wheel(0, -280);
      await expect
        .poll(() => page.evaluate(() => window.scrollY + document.body.scrollTop))
        .toBe(1000);
    });
  });

  describe("Escape", () => {
    const popover =
      '<button popovertarget="ajuda">ajuda</button><div id="ajuda" popover>texto</div>';
    const isShown = (page: Page) =>
      page.evaluate(() => document.querySelector("#ajuda")?.matches(":popover-open"));

    it("closes a popover of the page inside the dialog first", async () => {
      const page = await show(guide.replace("</yy-modal>", `${popover}</yy-modal>`));
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      await page.getByRole("button", { name: "ajuda" }).click();
      await expect.poll(() => isShown(page)).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(() => isShown(page)).toBe(false);
      await openAtRest(page, "guia");
      await page.keyboard.press("Escape");
      await openAtRest(page);
    });

    it("closes a dialog before the popover of the page that it stands in", async () => {
      const page = await show(
        `<button popovertarget="ajuda">ajuda</button><div id="ajuda" popover><button data-yy-open="guia">medir</button>${guide}</div>`,
      );
      await page.getByRole("button", { name: "ajuda" }).click();
      await page.getByRole("button", { name: "medir" }).click();
      await openAtRest(page, "guia");
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect(await isShown(page)).toBe(true);
    });

    it("closes the dialog where a popover that closes only by hand is open", async () => {
      const page = await show(`<div id="ajuda" popover="manual">aviso</div>${guide}`);
      await openByName(page, "guia");
      await openAtRest(page, "guia");
      await page.evaluate(() => document.querySelector<HTMLElement>("#ajuda")?.showPopover());
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect(await isShown(page)).toBe(true);
    });
  });

  describe("the focus", () => {
    const focused = (page: Page) =>
      page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20));

    it("goes to what opened the popover that the dialog was opened from", async () => {
      const page = await show(
        `<button popovertarget="menu">menu</button><div id="menu" popover><button data-yy-open="guia">medir</button></div>${guide}`,
      );
      await page.getByRole("button", { name: "menu" }).click();
      await page.getByRole("button", { name: "medir" }).click();
      await openAtRest(page, "guia");
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect(await focused(page)).toBe("menu");
    });

    it("goes to what is around the control that was hidden meanwhile", async () => {
      const page = await show(
        `<details open><summary>tamanhos</summary><button data-yy-open="guia">medir</button></details>${guide}`,
      );
      await page.getByRole("button", { name: "medir" }).click();
      await openAtRest(page, "guia");
      await page.evaluate(() => {
        const details = document.querySelector("details");
        if (details) details.open = false;
      });
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect(await focused(page)).toBe("tamanhos");
    });

    it("comes back when a Turbo Stream replaces the open dialog", async () => {
      const modal = guide
        .replace("<yy-modal", '<yy-modal id="troca"')
        .replace("<p>", "<button>ok</button><p>");
      const page = await show(`<main><button data-yy-open="guia">medir</button>${modal}</main>`, {
        lib: "turbo",
      });
      await page.getByRole("button", { name: "medir" }).click();
      await openAtRest(page, "guia");
      await page.getByRole("button", { name: "ok" }).focus();
      await page.evaluate(
        (markup) => {
          const stream = `<turbo-stream action="replace" target="troca"><template>${markup}</template></turbo-stream>`;
          document.body.insertAdjacentHTML("beforeend", stream);
        },
        modal.replace("centímetros", "polegadas"),
      );
      await openAtRest(page);
      await expect.poll(() => focused(page)).toBe("medir");
    });

    it("goes into the dialog that a Turbo Stream puts in the place of an open one", async () => {
      const modal = guide
        .replace("<yy-modal", '<yy-modal id="troca"')
        .replace("<p>", "<button>ok</button><p>");
      const page = await show(`<main><button data-yy-open="guia">medir</button>${modal}</main>`, {
        lib: "turbo",
      });
      await page.getByRole("button", { name: "medir" }).click();
      await openAtRest(page, "guia");
      await page.evaluate(
        (markup) => {
          const stream = `<turbo-stream action="replace" target="troca"><template>${markup}</template></turbo-stream>`;
          document.body.insertAdjacentHTML("beforeend", stream);
        },
        modal.replace("centímetros", "polegadas").replace("<yy-modal", "<yy-modal data-open"),
      );
      await page.getByText("polegadas").waitFor();
      await openAtRest(page, "guia");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.localName))
        .toBe("yy-modal");
      await page.keyboard.press("Escape");
      await openAtRest(page);
      expect(await focused(page)).toBe("medir");
    });
  });
});
