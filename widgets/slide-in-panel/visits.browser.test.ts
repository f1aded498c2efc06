import { holdRequests, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

type Library = "turbo" | "turbolinks";

interface VisitOptions {
  readonly action?: "advance" | "replace";
}

declare global {
  interface Window {
    /** Visits with whichever router the page has. */
    visit(url: string, options?: VisitOptions): void;
    /** Whether it is on no visit. */
    isIdle(): boolean;
    /** Drops the router's copies. */
    forgetPages(): void;
  }
}

const tag = "yy-slide-in-panel";

const panels = `<${tag} data-name="filtros" data-label="filtros">
    <label>cor <input name="cor"></label>
    <button data-yy-open="marcas">marcas</button>
    <button data-yy-close data-yy-next="tamanhos">tamanhos</button>
    <a href="/x" data-yy-close>ver resultados</a>
    <form method="post" action="/filtrar"><button>aplicar</button></form>
  </${tag}>
  <${tag} data-name="tamanhos" data-label="tamanhos"><p>p, m e g</p></${tag}>
  <${tag} data-name="marcas" data-label="marcas"><p>todas</p></${tag}>
  <yy-modal data-name="guia" data-label="guia"><p>centímetros</p></yy-modal>`;
const body = `<main><h1>achados</h1><input id="busca">${panels}</main>`;

/** Shortens opening and closing to an eighth, and makes pages high enough to scroll. */
const head =
  '<style nonce="{{nonce}}">:root { --yy-duration-slow: 50ms } main { height: 3000px }</style>';

const page = "/t?ordem=preco";

const inlineScript = `
  window.visit = (...all) => (window.Turbo ?? Turbolinks).visit(...all);
  window.forgetPages = () => window.Turbo ? Turbo.cache.clear() : Turbolinks.clearCache();
  window.isIdle = () => {
    const { currentVisit } = window.Turbo?.navigator ?? Turbolinks.controller;
    return !["initialized", "started"].includes(currentVisit?.state);
  };`;

describe(`${tag} and visits`, () => {
  // Under the policy the browser hides nonces, by which Turbolinks would know that it runs already.
  const demo = useDemo({ csp: false });

  /** Opens the page out of another one, scrolled and with something typed. */
  async function open(library: Library, more = ""): Promise<Page> {
    const libs = [library];
    // Nothing of ours: it is only where Back leads to.
    demo.server.addPage("/inicio", { html: "<h1>início</h1>" });
    demo.server.addPage("/t", { body, head: head + more, libs, inlineScript });
    demo.server.addPage("/x", {
      body: "<main><h1>resultados</h1></main>",
      head,
      libs,
      inlineScript,
    });
    const tab = await demo.open("/inicio");
    await tab.goto(page);
    await waitUntilMounted(tab, tag);
    await tab.locator("#busca").fill("saia");
    // The routers note the position at the event.
    await tab.evaluate(() => {
      const noted = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
      scrollTo(0, 120);
      return noted.then(() => undefined);
    });
    return tab;
  }

  it("leaves Back to Turbo where a frame has added an entry of its own", async () => {
    const frame = (number: number) =>
      `<turbo-frame id="lista" data-turbo-action="advance"><p>peça ${number}</p><a href="/t?page=${number + 1}">próxima</a></turbo-frame>`;
    demo.server.addPage("/t", ({ searchParams }) => ({
      body: body.replace("</main>", `${frame(Number(searchParams.get("page") ?? 1))}</main>`),
      head,
      libs: ["turbo"],
    }));
    const tab = await demo.open("/t");
    await waitUntilMounted(tab, tag);
    await tab.evaluate(() => window.YY.open("filtros"));
    await tab.locator(`${tag}:state(open)`).waitFor();
    await tab.keyboard.press("Escape");
    await expect.poll(() => tab.locator(`${tag}:state(open)`).count()).toBe(0);
    await tab.getByRole("link", { name: "próxima" }).click();
    await tab.getByText("peça 2").waitFor();
    await expect.poll(() => new URL(tab.url()).search).toBe("?page=2");
    await tab.goBack();
    await tab.getByText("peça 1").waitFor();
  });

  /** The shown page's heading, URL and open panels, and whether the body says that one is open. */
  const shown = (tab: Page) =>
    tab.evaluate(() => ({
      heading: document.querySelector("h1")?.textContent,
      url: location.pathname + location.search + location.hash,
      panels: [
        ...document.querySelectorAll("yy-slide-in-panel:state(open):not(:state(closing))"),
      ].map((element) => element.getAttribute("data-name")),
      flag: document.body.hasAttribute("data-yy-panel-open"),
    }));
  const closed = { heading: "achados", url: page, panels: [], flag: false };
  const openWith = (...names: string[]) => ({
    heading: "achados",
    url: `${page}#${names.at(-1)}`,
    panels: names,
    flag: true,
  });
  const arrived = { heading: "resultados", url: "/x", panels: [], flag: false };

  async function openFilters(tab: Page): Promise<void> {
    await tab.evaluate(() => window.YY.open("filtros"));
    await expect.poll(() => shown(tab)).toEqual(openWith("filtros"));
    await tab.waitForFunction(() => !document.querySelector(":state(opening)"));
  }

  const entries = (tab: Page) => tab.evaluate(() => history.length);

  /** The visitor is at /x, an entry after the page, which is one step back, as it was left. */
  async function expectOneEntryEach(tab: Page, typed = "saia"): Promise<void> {
    await expect.poll(() => shown(tab)).toEqual(arrived);
    await waitForRouter(tab);
    expect(await shown(tab)).toEqual(arrived);
    // The scrolling that a router causes is told in the next frame, and would be noted for the page
    // that comes back.
    await tab.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await tab.evaluate(() => history.back());
    await expect.poll(() => shown(tab)).toEqual(closed);
    await waitForRouter(tab);
    expect(await shown(tab)).toEqual(closed);
    expect(await tab.locator("#busca").inputValue()).toBe(typed);
    expect(await tab.evaluate(() => scrollY)).toBe(120);
  }

  /** What came before the page is one step back. */
  async function expectStart(tab: Page): Promise<void> {
    await tab.goBack();
    expect(new URL(tab.url()).pathname).toBe("/inicio");
  }

  /**
   * The panel is open, in an entry of its own, and the page and what came before it are one step
   * back each.
   */
  async function expectOwnEntry(tab: Page): Promise<void> {
    await expect.poll(() => shown(tab)).toEqual(openWith("filtros"));
    await tab.keyboard.press("Escape");
    await expect.poll(() => shown(tab)).toEqual(closed);
    await tab.evaluate(() => history.forward());
    await expect.poll(() => shown(tab)).toEqual(openWith("filtros"));
    await tab.evaluate(() => history.back());
    await expect.poll(() => shown(tab)).toEqual(closed);
    await expectStart(tab);
  }

  /** Until the router is idle. */
  const waitForRouter = (tab: Page) => tab.waitForFunction(() => window.isIdle());

  type Act = (tab: Page) => Promise<unknown>;

  const closeAndVisit: Act = async (tab) => {
    await openFilters(tab);
    await tab.evaluate(() => {
      window.YY.close("filtros");
      window.visit("/x");
    });
  };

  /**
   * What leads to /x, one after the other: the router has to fetch the next page unless it says
   * otherwise.
   */
  const ways: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
    "when a script closes the panel": {
      "closes and visits": closeAndVisit,
      "visits and closes": async (tab) => {
        await openFilters(tab);
        await tab.evaluate(() => {
          window.visit("/x");
          window.YY.close("filtros");
        });
      },
      "when the next panel follows": async (tab) => {
        await openFilters(tab);
        await tab.getByRole("button", { name: "tamanhos" }).click();
        await expect.poll(() => shown(tab)).toEqual(openWith("tamanhos"));
        await tab.evaluate(() => {
          window.YY.close("tamanhos");
          window.visit("/x");
        });
      },
      "a modal": async (tab) => {
        await tab.evaluate(() => window.YY.open("guia"));
        await tab.getByRole("dialog", { name: "guia" }).waitFor();
        await tab.evaluate(() => {
          window.YY.close("guia");
          window.visit("/x");
        });
      },
    },
    "when the visitor closes the panel": {
      "Escape meanwhile": async (tab) => {
        await openFilters(tab);
        const release = await holdRequests(tab, "**/x");
        await tab.evaluate(() => window.visit("/x"));
        await tab.keyboard.press("Escape");
        await expect.poll(async () => (await shown(tab)).flag).toBe(false);
        release();
      },
      "a link that closes it begins no visit": async (tab) => {
        await openFilters(tab);
        await tab.getByRole("link", { name: "ver resultados" }).click();
        await expect.poll(() => shown(tab)).toEqual(closed);
        await tab.evaluate(() => window.visit("/x"));
      },
      "unless a script of the page visits, too": async (tab) => {
        await openFilters(tab);
        await tab.getByRole("link", { name: "ver resultados" }).evaluate((link) => {
          link.addEventListener("click", () => window.visit("/x"), { once: true });
        });
        await tab.getByRole("link", { name: "ver resultados" }).click();
      },
    },
    "when the next page is drawn at once": {
      "fetched before": (tab) => tab.evaluate(() => window.visit("/x")),
      "from the cache": closeAndVisit,
    },
  };

  describe.each<Library>(["turbo", "turbolinks"])("of %s", (library) => {
    it.each(Object.entries(ways))("goes on, with an entry for each page, %s", async (_, acts) => {
      const tab = await open(library);
      const before = await entries(tab);
      for (const [what, act] of Object.entries(acts)) {
        await act(tab);
        await expectOneEntryEach(tab);
        expect(await entries(tab), what).toBe(before + 1);
        if (what !== "fetched before") await tab.evaluate(() => window.forgetPages());
      }
      await expectStart(tab);
    });

    it("goes on when one of two open panels is closed, and comes back to the other", async () => {
      const tab = await open(library);
      await openFilters(tab);
      await tab.getByRole("button", { name: "marcas" }).click();
      await expect.poll(() => shown(tab)).toEqual(openWith("filtros", "marcas"));
      await tab.evaluate(() => {
        window.YY.close("marcas");
        window.visit("/x");
      });
      await expect.poll(() => shown(tab)).toEqual(arrived);
      await waitForRouter(tab);
      await tab.evaluate(() => history.back());
      await expect.poll(() => shown(tab)).toEqual(openWith("filtros"));
      await tab.evaluate(() => history.back());
      await expect.poll(() => shown(tab)).toEqual(closed);
    });

    it("keeps an open panel and its entry when the page is visited anew in its place", async () => {
      const tab = await open(library);
      await openFilters(tab);
      await tab.evaluate(() => {
        document.body.dataset.old = "";
        window.visit(location.href, { action: "replace" });
      });
      await tab.waitForFunction(() => document.body.dataset.old === undefined);
      await waitForRouter(tab);
      await expectOwnEntry(tab);
    });

    it("reaches the page itself, anew, with the panel closed", async () => {
      const tab = await open(library);
      await openFilters(tab);
      await tab.evaluate(() => {
        document.body.dataset.old = "";
        window.YY.close("filtros");
        window.visit(location.pathname + location.search);
      });
      await tab.waitForFunction(() => document.body.dataset.old === undefined);
      await waitForRouter(tab);
      await expect.poll(() => shown(tab)).toEqual(closed);
      await expectStart(tab);
    });
  });

  it.each(["/x", page])(
    "goes on when a form in the panel is answered by a redirect to %s",
    async (to) => {
      const tab = await open("turbo");
      demo.server.addPage("/filtrar", { html: "", status: 303, headers: { location: to } });
      await openFilters(tab);
      await tab.evaluate(() => {
        document.body.dataset.old = "";
        document.addEventListener("turbo:submit-end", () => window.YY.close("filtros"));
      });
      await tab.getByRole("button", { name: "aplicar" }).click();
      await tab.waitForFunction(() => document.body.dataset.old === undefined);
      // After a POST Turbo forgets its copies.
      if (to === "/x") await expectOneEntryEach(tab, "");
      else {
        await waitForRouter(tab);
        await expect.poll(() => shown(tab)).toEqual(closed);
      }
      await expectStart(tab);
    },
  );

  describe("a morph of the page", () => {
    it.each<[string, (tab: Page) => Promise<unknown>]>([
      ["a visit", (tab) => tab.evaluate(() => window.visit(location.href, { action: "replace" }))],
      [
        "a stream",
        (tab) =>
          tab.evaluate(() => {
            const stream = '<turbo-stream action="refresh"></turbo-stream>';
            document.body.insertAdjacentHTML("beforeend", stream);
          }),
      ],
      ["a form in the panel", (tab) => tab.getByRole("button", { name: "aplicar" }).click()],
    ])("keeps an open panel, its entry and the mark on the body through %s", async (_, refresh) => {
      const tab = await open("turbo", '<meta name="turbo-refresh-method" content="morph">');
      demo.server.addPage("/filtrar", { html: "", status: 303, headers: { location: page } });
      await openFilters(tab);
      await tab.evaluate(() => {
        document.body.dataset.old = "";
      });
      await refresh(tab);
      await tab.waitForFunction(() => document.body.dataset.old === undefined);
      await waitForRouter(tab);
      await expectOwnEntry(tab);
    });
  });

  it("goes back once for two panels that one script closes", async () => {
    const tab = await open("turbo");
    await openFilters(tab);
    await tab.getByRole("button", { name: "marcas" }).click();
    await expect.poll(() => shown(tab)).toEqual(openWith("filtros", "marcas"));
    await tab.evaluate(() => {
      window.YY.close("marcas");
      window.YY.close("filtros");
    });
    await expect.poll(() => shown(tab)).toEqual(closed);
    await expectStart(tab);
  });
});
