import { collectProblems, type OpenOptions, recordEvents, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-tabs";

const names = ["medidas", "entrega", "perguntas"];

const link = (name: string, attributes = "") => `<a href="#${name}" ${attributes}>${name}</a>`;

const list = (tabs: readonly string[], attributes = "") =>
  `<ul data-part="list" aria-label="sobre a peça" ${attributes}>${tabs.map((tab) => `<li>${tab}</li>`).join("")}</ul>`;

const panel = (name: string, content = "") =>
  `<section data-part="panel" id="${name}"><p>tudo sobre ${name}.</p>${content}</section>`;

const panels = names.map((name) => panel(name)).join("");

const links = list(names.map((name) => link(name))) + panels;

/** A panel without an id of its own beside a tab that is a button. */
const buttons = `<div data-part="list" aria-label="sobre a peça">${names.map((name) => `<button>${name}</button>`).join("")}</div>
  ${names.map((name) => `<div data-part="panel">tudo sobre ${name}.</div>`).join("")}`;

describe("yy-tabs", () => {
  const demo = useDemo();

  interface Surroundings {
    readonly attributes?: string;
    readonly around?: (tabs: string) => string;
  }

  interface Opening extends Surroundings, OpenOptions {
    readonly url?: string;
    readonly head?: string;
    readonly libs?: [];
  }

  const bodyOf = (children: string, { attributes = "", around = (it) => it }: Surroundings) =>
    around(`<${tag} ${attributes}>${children}</${tag}>`);

  const fixture = useFixture(demo, { prepare: events.on });

  async function showTabs(children = links, surroundings: Surroundings = {}): Promise<Page> {
    const page = await fixture(bodyOf(children, surroundings));
    await waitUntilMounted(page, tag);
    return page;
  }

  /** On a page of its own, which the test may leave, with Turbo. */
  async function openPage(children: string, opening: Opening = {}): Promise<Page> {
    const {
      url = "/peca",
      attributes = "",
      around = (it) => it,
      head = "",
      libs,
      ...visit
    } = opening;
    demo.server.addPage("/peca", {
      body: `<main>${bodyOf(children, { attributes, around })}</main>`,
      head,
      libs: libs ?? ["turbo"],
    });
    return demo.open(url, { prepare: events.on, ...visit });
  }

  async function openTabs(children = links, opening: Opening = {}): Promise<Page> {
    const page = await openPage(children, opening);
    await waitUntilMounted(page, tag);
    return page;
  }

  const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
  const active = (page: Page) => page.getByRole("tab", { selected: true }).allTextContents();
  const expectActive = async (page: Page, ...expected: string[]) => {
    await expect.poll(() => active(page)).toEqual(expected);
    // Turbo takes a snapshot at a step to a fragment, for which the roles are given back for a
    // moment.
    for (const name of expected) await page.getByRole("tabpanel", { name, exact: true }).waitFor();
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const changes = (page: Page) => events.details(page, "yy:tab-changed");

  const morphs = '<meta name="turbo-refresh-method" content="morph">';

  describe("what a screen reader hears", () => {
    it("is a list of tabs, one of them active, and its panel by the tab's name", async () => {
      const page = await showTabs();
      await page.getByRole("tablist", { name: "sobre a peça" }).waitFor();
      expect(await page.getByRole("tab").allTextContents()).toEqual(names);
      expect(await page.getByRole("listitem").count()).toBe(0);
      await expectActive(page, "medidas");
      expect(await tab(page, "entrega").getAttribute("aria-controls")).toBe("entrega");
      expect(await page.getByText("tudo sobre entrega").isVisible()).toBe(false);
      expect(await page.getByRole("tabpanel").count()).toBe(1);
      expect(await changes(page)).toEqual([]);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("is the same of buttons, whose panels get ids, and which submit no form", async () => {
      const page = await showTabs(buttons, {
        around: (tabs) => `<form action="/foi">${tabs}</form>`,
      });
      await tab(page, "perguntas").click();
      await expectActive(page, "perguntas");
      expect(await changes(page)).toEqual([{ index: 2, id: expect.stringMatching(/^yy-panel-/) }]);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("is a count as part of the name, which follows the attribute", async () => {
      const counted = list([
        link("medidas", 'data-count="0"'),
        link("entrega", 'data-count="120"'),
        link("perguntas", 'data-count="três"'),
      ]);
      const page = await showTabs(counted + panels);
      await tab(page, "entrega 99+").waitFor();
      await tab(page, "medidas").waitFor();
      await tab(page, "perguntas").waitFor();
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ConfigError",
          message: expect.stringContaining("yy-tabs: data-count must be a number"),
        },
      ]);
      await tab(page, "perguntas").evaluate((it) => it.setAttribute("data-count", "3"));
      await tab(page, "perguntas 3").waitFor();
      await tab(page, "entrega 99+").evaluate((it) => it.setAttribute("data-count", "0"));
      await tab(page, "entrega").waitFor();
    });
  });

  describe("the keyboard", () => {
    it("goes with arrows, Home and End, and the focus activates", async () => {
      const page = await showTabs();
      await page.keyboard.press("Tab");
      for (const [key, name] of [
        ["ArrowRight", "entrega"],
        ["ArrowRight", "perguntas"],
        ["ArrowRight", "medidas"],
        ["ArrowLeft", "perguntas"],
        ["Home", "medidas"],
        ["End", "perguntas"],
      ] as const) {
        await page.keyboard.press(key);
        await expectActive(page, name);
        expect(await focused(page)).toBe(name);
      }
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Control+ArrowLeft");
      await expectActive(page, "perguntas");
      expect((await changes(page)).map(({ id }) => id)).toEqual([
        "entrega",
        "perguntas",
        "medidas",
        "perguntas",
        "medidas",
        "perguntas",
      ]);
    });

    it("goes the other way where one reads from right to left, up and down in a column", async () => {
      const rightToLeft = await showTabs(links, {
        around: (tabs) => `<div dir="rtl">${tabs}</div>`,
      });
      await tab(rightToLeft, "medidas").press("ArrowLeft");
      await expectActive(rightToLeft, "entrega");

      const column = await showTabs(
        list(
          names.map((name) => link(name)),
          'aria-orientation="vertical"',
        ) + panels,
      );
      await tab(column, "medidas").press("ArrowRight");
      await tab(column, "medidas").press("ArrowDown");
      await expectActive(column, "entrega");
    });

    it("passes over a disabled tab, and presses a link with the space bar", async () => {
      const page = await showTabs(buttons.replace("<button>entrega", "<button disabled>entrega"));
      await tab(page, "medidas").press("ArrowRight");
      await expectActive(page, "perguntas");

      const ofLinks = await showTabs();
      await tab(ofLinks, "entrega").evaluate((it) => it.focus());
      await ofLinks.keyboard.press(" ");
      await expectActive(ofLinks, "entrega");
      expect(await ofLinks.evaluate(() => scrollY)).toBe(0);
    });

    it("comes from the active tab to the panel, or to what takes the focus in it", async () => {
      const page = await showTabs(
        list(names.map((name) => link(name))) +
          panel("medidas") +
          panel("entrega", "<button>calcular frete</button>") +
          panel("perguntas"),
      );
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(await focused(page)).toContain("tudo sobre medidas");
      await tab(page, "medidas").press("ArrowRight");
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("calcular frete");
      await page.getByRole("button").evaluate((button) => button.remove());
      await expect.poll(() => page.locator("#entrega").getAttribute("tabindex")).toBe("0");
    });
  });

  describe("a click", () => {
    it("activates its tab once, and is not written to the address", async () => {
      const page = await showTabs();
      const entries = await page.evaluate(() => history.length);
      await tab(page, "entrega").click();
      await tab(page, "entrega").click();
      await expectActive(page, "entrega");
      expect(await changes(page)).toEqual([{ index: 1, id: "entrega" }]);
      expect(new URL(page.url()).hash).toBe("");
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    it("with a modifier is the browser's, and one that the page prevented is the page's", async () => {
      const page = await openTabs();
      expect(new URL(await openInTab(tab(page, "entrega"))).hash).toBe("#entrega");
      await page.evaluate(() => {
        document.addEventListener("click", (event) => event.preventDefault(), {
          capture: true,
          once: true,
        });
      });
      await tab(page, "perguntas").click();
      await expectActive(page, "medidas");
      expect(await changes(page)).toEqual([]);
    });
  });

  describe("a fragment", () => {
    const withDetail =
      list(names.map((name) => link(name))) +
      panel("medidas") +
      panel("entrega", '<h3 id="prazo-útil">prazo</h3>') +
      panel("perguntas");

    it.each([
      ["#entrega", "a panel"],
      ["#prazo-%C3%BAtil", "something in a panel"],
    ])(
      "%s, which names %s, activates it at load, before data-active, and nothing moves",
      async (hash) => {
        const page = await openTabs(withDetail, {
          url: `/peca${hash}`,
          attributes: 'data-active="2"',
        });
        await expectActive(page, "entrega");
        expect(await changes(page)).toEqual([]);
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      },
    );

    it("far below the window is mounted for and scrolled to", async () => {
      const page = await openTabs(withDetail, {
        url: "/peca#prazo-%C3%BAtil",
        around: (tabs) => `<div class="far"></div>${tabs}<div class="far"></div>`,
        head: '<style nonce="{{nonce}}">.far { block-size: 5000px }</style>',
      });
      await expectActive(page, "entrega");
      await expect
        .poll(() => page.locator("h3").evaluate((it) => it.getBoundingClientRect().top))
        .toBeLessThan(100);
    });

    it("of a Turbo visit, of which the browser does not know, is scrolled to too", async () => {
      const far = '<div class="far"></div>';
      const page = await openTabs(links, { url: "/peca" });
      demo.server.addPage("/outra", {
        body: `<main id="outra">${far}<${tag}>${withDetail}</${tag}>${far}</main>`,
        head: '<style nonce="{{nonce}}">.far { block-size: 5000px }</style>',
        libs: ["turbo"],
      });
      await page.evaluate(() => window.Turbo.visit("/outra#entrega"));
      await page.locator("#outra").waitFor({ state: "attached" });
      await expectActive(page, "entrega");
      await expect
        .poll(() =>
          page.locator("#entrega").evaluate((it) => Math.abs(it.getBoundingClientRect().top)),
        )
        .toBeLessThan(100);
    });

    const withLinks: Surroundings = {
      around: (tabs) =>
        `<a href="#prazo-útil">quando chega?</a><a href="#medidas">serve?</a>${tabs}`,
    };

    it("of a link on the page, and of the way back, activates the panel it names", async () => {
      const page = await openTabs(withDetail, { ...withLinks, libs: [] });
      await page.getByRole("link", { name: "quando chega?" }).click();
      await expectActive(page, "entrega");
      await tab(page, "perguntas").click();
      await page.getByRole("link", { name: "quando chega?" }).click();
      await expectActive(page, "entrega");
      await page.getByRole("link", { name: "serve?" }).click();
      await expectActive(page, "medidas");
      await page.goBack();
      await expectActive(page, "entrega");
      expect((await changes(page)).map(({ index }) => index)).toEqual([1, 2, 1, 0, 1]);
    });

    // Turbo renders its copy of the page again on the way back, before or after the browser's
    // hashchange.
    it("of the way back is active in the page that Turbo renders again, too", async () => {
      const page = await openTabs(withDetail, withLinks);
      const before = await page.locator(tag).elementHandle();
      // The panel is active at once; the address changes when Turbo has the page.
      const follow = async (name: string, fragment: string, panel: string) => {
        await page.getByRole("link", { name }).click();
        await page.waitForURL(`**/peca#${fragment}`);
        await expectActive(page, panel);
      };
      await follow("quando chega?", encodeURIComponent("prazo-útil"), "entrega");
      await follow("serve?", "medidas", "medidas");
      await page.goBack();
      await expect.poll(() => before?.evaluate((it) => it.isConnected)).toBe(false);
      await expectActive(page, "entrega");
    });

    it("of a search on the page opens the panel with the words", async () => {
      const page = await openTabs(links, { libs: [] });
      await page.goto("/peca#nada:~:text=tudo%20sobre%20entrega");
      await expectActive(page, "entrega");
    });
  });

  describe("data-active", () => {
    it("chooses the first tab, and another one later, without an event", async () => {
      const page = await openTabs(links, { attributes: 'data-active="1"' });
      await expectActive(page, "entrega");
      await page.locator(tag).evaluate((it) => it.setAttribute("data-active", "2"));
      await expectActive(page, "perguntas");
      expect(await changes(page)).toEqual([]);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    it("past the last tab is a ConfigError: everything shows until it is right", async () => {
      const page = await fixture(bodyOf(links, { attributes: 'data-active="3"' }));
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ConfigError",
          message: "yy-tabs: data-active must be at most 2, the last tab",
        },
      ]);
      for (const name of names)
        expect(await page.getByText(`tudo sobre ${name}`).isVisible()).toBe(true);
      expect(await page.getByRole("link", { name: "entrega" }).isVisible()).toBe(true);
      await page.locator(tag).evaluate((it) => it.setAttribute("data-active", "1"));
      await waitUntilMounted(page, tag);
      await expectActive(page, "entrega");
    });
  });

  describe("the server's markup", () => {
    it.each([
      ["fewer panels than tabs", list(names.map((name) => link(name))) + panel("medidas"), "panel"],
      [
        "two tabs of one panel",
        list([link("medidas"), link("medidas")]) + panel("medidas") + panel("entrega"),
        "panel",
      ],
      ["no list", panels, "list"],
    ])("with %s is an ElementError, and stays", async (_, children, part) => {
      const page = await fixture(bodyOf(children, {}));
      await waitForState(page, tag, "failed");
      const [error] = await seenErrors(page);
      expect(error?.name).toBe("ElementError");
      expect(error?.message).toContain(`data-part="${part}"`);
      expect(await page.getByText("tudo sobre medidas").isVisible()).toBe(true);
    });

    it("shows every panel when the script does not come, and where there is none", async () => {
      demo.server.addPage("/peca", { body: `<${tag}>${links}</${tag}>`, script: "none" });
      const page = await demo.open("/peca");
      const entrega = page.getByText("tudo sobre entrega");
      expect(await entrega.isVisible()).toBe(false);
      // The 2 s that it waits for the script, passed over.
      await page.evaluate(() => {
        for (const wait of document.getAnimations()) wait.currentTime = 2000;
      });
      await expect.poll(() => entrega.isVisible()).toBe(true);
      const withoutScript = await demo.open("/peca", { javaScript: false });
      await withoutScript.getByRole("link", { name: "perguntas" }).click();
      expect(new URL(withoutScript.url()).hash).toBe("#perguntas");
      expect(await withoutScript.getByText("tudo sobre perguntas").isVisible()).toBe(true);
    });

    it("has the tab of the panel that shows marked before the script, for as long as it waits for it", async () => {
      const colors = (page: Page) =>
        Promise.all(
          names.map((name) =>
            page.getByText(name, { exact: true }).evaluate((it) => getComputedStyle(it).color),
          ),
        );
      const body = `<${tag} data-active="1">${links}</${tag}>`;
      demo.server.addPage("/peca", { body });
      const page = await demo.open("/peca");
      await waitUntilMounted(page, tag);
      const mounted = await colors(page);
      expect(new Set(mounted).size).toBe(2);

      demo.server.addPage("/peca", { body, script: "none" });
      const waiting = await demo.open("/peca");
      expect(await colors(waiting)).toEqual(mounted);
      await waiting.evaluate(() => {
        for (const wait of document.getAnimations()) wait.currentTime = 2000;
      });
      await expect.poll(async () => new Set(await colors(waiting)).size).toBe(1);
    });

    it("may bring tabs later, one half before the other, and lose the active one", async () => {
      const page = await openTabs();
      await tab(page, "perguntas").click();
      const stream = (action: string, target: string, html: string) =>
        page.evaluate(
          (message) => window.Turbo.renderStreamMessage(message),
          `<turbo-stream action="${action}" targets="${target}"><template>${html}</template></turbo-stream>`,
        );
      await stream("append", "[data-part=list]", `<li>${link("loja")}</li>`);
      await stream("append", tag, panel("loja"));
      await tab(page, "loja").click();
      await expectActive(page, "loja");
      await stream("remove", "#loja, li:has([href='#loja'])", "");
      await expectActive(page, "perguntas");
      expect(await seenErrors(page)).toEqual([]);

      await page.clock.install();
      await stream("append", "[data-part=list]", `<li>${link("avaliações")}</li>`);
      await page.getByText("avaliações").waitFor();
      await page.clock.fastForward(1000);
      await expect
        .poll(async () => (await seenErrors(page)).map(({ name }) => name))
        .toEqual(["ElementError"]);
      await tab(page, "medidas").click();
      await expectActive(page, "medidas");
    });

    it("may hold tabs inside a panel, which are independent", async () => {
      const inner = `<${tag} id="dentro">${list([link("busto"), link("cintura")])}${panel("busto")}${panel("cintura")}</${tag}>`;
      const page = await openPage(
        list(names.map((name) => link(name))) +
          panel("medidas") +
          panel("entrega", inner) +
          panel("perguntas"),
        { around: (tabs) => `<a href="#cintura">ver a cintura</a>${tabs}` },
      );
      await waitUntilMounted(page, `main > ${tag}`);
      await page.getByRole("link", { name: "ver a cintura" }).click();
      await waitUntilMounted(page, "#dentro");
      await expectActive(page, "entrega", "cintura");
      await tab(page, "cintura").press("Home");
      await expectActive(page, "entrega", "busto");
    });

    const morphTo = async (page: Page, children: string) => {
      demo.server.addPage("/peca", {
        body: `<main><${tag}>${children}</${tag}><p id="novo">novo</p></main>`,
        head: morphs,
        libs: ["turbo"],
      });
      await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
      await page.locator("#novo").waitFor();
    };
    const tabsOf = (all: readonly string[]) =>
      list(all.map((name) => link(name))) + all.map((name) => panel(name)).join("");

    it("is of other tabs once a morph has written those into the same elements", async () => {
      const page = await openTabs(links, { head: morphs });
      await tab(page, "perguntas").click();
      await morphTo(page, tabsOf(["vestidos", "bolsas", "sapatos"]));
      await expectActive(page, "vestidos");
      expect(await changes(page)).toHaveLength(1);
    });

    it("is followed to where a morph has put the visitor's tab", async () => {
      const page = await openTabs(links, { head: morphs });
      await tab(page, "entrega").click();
      await morphTo(page, tabsOf(["loja", ...names]));
      await expectActive(page, "entrega");
    });

    it("keeps the visitor's tab through a morph", async () => {
      const head = '<meta name="turbo-refresh-method" content="morph">';
      const page = await openTabs(links, { head });
      await tab(page, "perguntas").click();
      demo.server.addPage("/peca", {
        body: `<main><${tag}>${links}</${tag}><p id="novo">novo</p></main>`,
        head,
        libs: ["turbo"],
      });
      await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
      await page.locator("#novo").waitFor();
      await expectActive(page, "perguntas");
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("scrolls a list wider than the window to the active tab, and not the page", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `assunto ${index + 1}`);
    const page = await openTabs(
      `<div data-part="list" aria-label="assuntos">${many.map((name) => `<button>${name}</button>`).join("")}</div>
       ${many.map(() => '<div data-part="panel">…</div>').join("")}`,
      { attributes: 'data-active="11"', viewport: { width: 360, height: 640 } },
    );
    const box = await tab(page, "assunto 12").boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([
      0, 360,
    ]);
  });
});
