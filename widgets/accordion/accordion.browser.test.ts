import { collectProblems, type OpenOptions, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-accordion";

const panel = (name: string, { open = false, content = "" } = {}) =>
  `<details ${open ? "open" : ""}><summary><h3>${name}</h3></summary><p>sobre ${name}.</p>${content}</details>`;

const accordion = (...panels: string[]) => `<${tag}>${panels.join("")}</${tag}>`;

const threePanels = accordion(panel("envio"), panel("troca"), panel("taxas"));

/** Taller than the window. */
const tall = '<p class="tall">comprido</p>';

/** Without the browser's own scroll anchoring, which not every one has. */
const head =
  '<style nonce="{{nonce}}">.tall { block-size: 2000px } html { overflow-anchor: none }</style>';

describe("yy-accordion", () => {
  const demo = useDemo();

  const fixture = useFixture(demo, { head });

  const showPanels = async (body: string): Promise<Page> => {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  };

  /** On a page of its own, which the test may leave, with Turbo. */
  const openPage = async (
    body: string,
    { url = "/ajuda", ...options }: OpenOptions & { url?: string } = {},
  ): Promise<Page> => {
    demo.server.addPage("/ajuda", { body: `<main>${body}</main>`, head, libs: ["turbo"] });
    const page = await demo.open(url, options);
    await waitUntilMounted(page, tag);
    return page;
  };

  const openPanels = (page: Page) => page.locator("details[open] > summary").allTextContents();
  const summary = (page: Page, name: string) => page.locator("summary", { hasText: name });
  const content = (page: Page, name: string) => page.getByText(`sobre ${name}.`);

  /**
   * The slides under way, looked at in the middle of their time; after a press on this summary, in
   * the same go.
   */
  const slides = (page: Page, pressed?: string) =>
    page.evaluate(async (name) => {
      if (name !== undefined) {
        const all = [...document.querySelectorAll("summary")];
        all.find(({ textContent }) => textContent?.includes(name))?.click();
        await Promise.resolve();
      }
      return document
        .getAnimations()
        .map((slide) => ({ slide, effect: slide.effect as KeyframeEffect }))
        .filter(({ effect }) => effect.pseudoElement === "::details-content")
        .map(({ slide, effect }) => {
          slide.pause();
          slide.currentTime = 125;
          const panel = effect.target as HTMLDetailsElement;
          const height = Number.parseFloat(getComputedStyle(panel, "::details-content").height);
          const ends = effect
            .getKeyframes()
            .map(({ blockSize }) => Number.parseFloat(`${blockSize}`));
          return {
            open: panel.open,
            isUnderWay: height > Math.min(...ends) && height < Math.max(...ends),
            duration: effect.getTiming().duration,
          };
        });
    }, pressed);
  const press = (page: Page, name: string) =>
    summary(page, name).evaluate((element) => (element as HTMLElement).click());

  describe("opening one closes the others", () => {
    it("by a click, by the keyboard and by a script; a click on the open one closes it", async () => {
      const page = await showPanels(threePanels);
      await summary(page, "envio").click();
      await expect.poll(() => openPanels(page)).toEqual(["envio"]);
      await summary(page, "troca").press("Enter");
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      expect(await content(page, "troca").isVisible()).toBe(true);
      await expect.poll(() => content(page, "envio").isVisible()).toBe(false);
      await page.evaluate(() => {
        for (const panel of document.querySelectorAll("details")) panel.open = true;
      });
      await expect.poll(() => openPanels(page)).toEqual(["taxas"]);
      await summary(page, "taxas").click();
      await expect.poll(() => openPanels(page)).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
      expect(collectProblems(page).cspViolations).toEqual([]);
    });

    it("by a fragment, whose target stays where the browser has scrolled to", async () => {
      const page = await openPage(
        accordion(
          panel("envio", { open: true, content: tall }),
          panel("troca", { content: `<h4 id="prazo">prazo</h4>${tall}` }),
        ),
      );
      await page.evaluate(() => {
        location.hash = "#prazo";
      });
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      const top = () => page.locator("#prazo").evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top).toBeCloseTo(0, -1);
      expect(await slides(page)).toEqual([]);
    });

    it("by a fragment, in a browser that does not open panels for one", async () => {
      const page = await openPage(
        accordion(
          panel("envio", { open: true, content: tall }),
          panel("troca", { content: `<h4 id="prazo">prazo</h4>${tall}` }),
        ),
        {
          prepare: (fresh) =>
            fresh.addInitScript(() => Reflect.deleteProperty(Document.prototype, "onbeforematch")),
        },
      );
      // This one opens it as it follows a link, so the URL changes without one.
      await page.evaluate(() => {
        history.pushState(null, "", "#prazo");
        dispatchEvent(new HashChangeEvent("hashchange"));
      });
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      const top = () => page.locator("#prazo").evaluate((it) => it.getBoundingClientRect().top);
      await expect.poll(top).toBeCloseTo(0, -1);
    });

    it("by a search on the page", async () => {
      const page = await openPage(threePanels, { url: "/ajuda#:~:text=sobre%20taxas" });
      await expect.poll(() => openPanels(page)).toEqual(["taxas"]);
      await summary(page, "envio").click();
      await expect.poll(() => openPanels(page)).toEqual(["envio"]);
    });

    it("but not one in another accordion, inside or beside it", async () => {
      const inner = accordion(panel("tamanho"), panel("cor"));
      const page = await showPanels(
        accordion(panel("envio"), panel("troca", { open: true, content: inner })) +
          accordion(panel("taxas", { open: true })),
      );
      await summary(page, "tamanho").click();
      await summary(page, "cor").click();
      await expect.poll(() => openPanels(page)).toEqual(["troca", "cor", "taxas"]);
      await summary(page, "envio").click();
      await expect.poll(() => openPanels(page)).toEqual(["envio", "cor", "taxas"]);
    });

    it("of those added later too, of which an open one does not take the visitor's place", async () => {
      const page = await showPanels(threePanels);
      await summary(page, "troca").click();
      await page.evaluate(
        ([selector, first, last]) => {
          const element = document.querySelector(selector as string);
          element?.insertAdjacentHTML("afterbegin", first as string);
          element?.insertAdjacentHTML("beforeend", last as string);
        },
        [tag, panel("cupons", { open: true }), panel("dúvidas")] as const,
      );
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      await summary(page, "dúvidas").click();
      await expect.poll(() => openPanels(page)).toEqual(["dúvidas"]);
    });
  });

  it("keeps the first of several that the server sent open, and nothing jumps", async () => {
    const sent = ["envio", "troca", "taxas"].map((name) => panel(name, { open: true }));
    const page = await openPage(`${accordion(...sent)}<p>o que vem depois</p>`);
    expect(await openPanels(page)).toEqual(["envio"]);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("shows what the server sent open when the script does not come", async () => {
    demo.server.addPage("/ajuda", {
      body: accordion(panel("envio", { open: true }), panel("troca", { open: true })),
      script: "none",
    });
    const page = await demo.open("/ajuda");
    expect(await content(page, "troca").isVisible()).toBe(false);
    // The 2 s that it waits for the script, passed over.
    await page.evaluate(() => {
      for (const wait of document.getAnimations()) wait.currentTime = 2000;
    });
    await expect.poll(() => content(page, "troca").isVisible()).toBe(true);
    const withoutScript = await demo.open("/ajuda", { javaScript: false });
    expect(await content(withoutScript, "troca").isVisible()).toBe(true);
  });

  describe("slides for 250 ms", () => {
    it("what a press opens and what it closes, and turns round in the middle", async () => {
      const page = await showPanels(threePanels);
      expect(await slides(page, "envio")).toEqual([
        { open: true, isUnderWay: true, duration: 250 },
      ]);
      const both = await slides(page, "troca");
      expect(both).toHaveLength(2);
      expect(both.map(({ open }) => open).sort()).toEqual([false, true]);
      expect(both.every(({ isUnderWay }) => isUnderWay)).toBe(true);
      await page.evaluate(() => {
        for (const slide of document.getAnimations()) slide.finish();
      });
      await expect.poll(() => content(page, "envio").isVisible()).toBe(false);
      expect(await content(page, "troca").isVisible()).toBe(true);
    });

    it("goes back from where it is when it is pressed again on its way", async () => {
      const page = await showPanels(threePanels);
      const heights = await summary(page, "envio").evaluate(async (element) => {
        const panel = element.parentElement as HTMLDetailsElement;
        const height = () => Number.parseFloat(getComputedStyle(panel, "::details-content").height);
        const press = async () => {
          (element as HTMLElement).click();
          await Promise.resolve();
          return document
            .getAnimations()
            .find(({ effect }) => (effect as KeyframeEffect).pseudoElement === "::details-content");
        };
        const opening = await press();
        if (opening) opening.currentTime = 60;
        const before = height();
        const closing = await press();
        if (closing) closing.currentTime = 0;
        return [before, height()];
      });
      expect(heights[0]).toBeGreaterThan(0);
      expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0);
    });

    it("not at all where the visitor wants less motion", async () => {
      const page = await openPage(threePanels, { reducedMotion: "reduce" });
      expect(await slides(page, "envio")).toEqual([]);
      expect(await content(page, "envio").isVisible()).toBe(true);
    });

    it("not where the pressed summary would slide out of sight", async () => {
      const page = await showPanels(
        accordion(panel("envio", { open: true, content: tall }), panel("troca", { content: tall })),
      );
      await summary(page, "troca").scrollIntoViewIfNeeded();
      const top = () => summary(page, "troca").evaluate((it) => it.getBoundingClientRect().top);
      const before = await top();
      await press(page, "troca");
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      await expect.poll(top).toBeLessThanOrEqual(before);
      expect(await top()).toBeGreaterThanOrEqual(0);
    });
  });

  describe("the server's markup", () => {
    it("keeps headings at their level, inside their summaries", async () => {
      const page = await showPanels(threePanels);
      expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
        "envio",
        "troca",
        "taxas",
      ]);
    });

    it("prints what is in every panel", async () => {
      const page = await openPage(threePanels);
      await page.emulateMedia({ media: "print" });
      for (const name of ["envio", "troca", "taxas"])
        expect(await content(page, name).isVisible()).toBe(true);
      await page.emulateMedia({ media: "screen" });
      expect(await content(page, "envio").isVisible()).toBe(false);
    });

    it("comes back from a Turbo visit with the panel that the visitor had open", async () => {
      demo.server.addPage("/outra", { body: '<main id="outra"></main>', libs: ["turbo"] });
      const page = await openPage(accordion(panel("envio", { open: true }), panel("troca")));
      await summary(page, "troca").click();
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      await page.evaluate(() => window.Turbo.visit("/outra"));
      await page.locator("#outra").waitFor({ state: "attached" });
      await page.goBack();
      await page.locator("#outra").waitFor({ state: "detached" });
      await waitUntilMounted(page, tag);
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
    });

    it("keeps the visitor's panel through a morph, until the server opens another", async () => {
      const morphing = '<meta name="turbo-refresh-method" content="morph">';
      const serve = (...panels: string[]) =>
        demo.server.addPage("/ajuda", {
          body: `<main>${accordion(...panels)}<p id="mark">${panels.length}</p></main>`,
          head: morphing,
          libs: ["turbo"],
        });
      const refresh = async (page: Page, mark: string) => {
        await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
        await page.locator("#mark", { hasText: mark }).waitFor();
      };
      serve(panel("envio"), panel("troca"));
      const page = await demo.open("/ajuda");
      await waitUntilMounted(page, tag);
      await summary(page, "troca").click();
      serve(panel("envio"), panel("troca"), panel("taxas"));
      await refresh(page, "3");
      await expect.poll(() => openPanels(page)).toEqual(["troca"]);
      serve(panel("envio", { open: true }), panel("troca"), panel("taxas"), panel("cupons"));
      await refresh(page, "4");
      await expect.poll(() => openPanels(page)).toEqual(["envio"]);
      expect(await seenErrors(page)).toEqual([]);
    });
  });
});
