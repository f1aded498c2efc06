import { collectProblems, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const meta = '<meta name="yy-icon-sprite" content="/assets/icons.svg">';
const heart = '<yy-icon data-name="heart"><span>coração</span></yy-icon>';

/**
 * A sprite with everything that must not get into the page, and a symbol that uses other parts of
 * the sprite.
 */
const colourful = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran = 1">
  <script>window.ran = 1</script>
  <style>* { display: none }</style>
  <linearGradient id="shine"><stop offset="0" stop-color="red"/></linearGradient>
  <symbol id="icon-gem" viewBox="0 0 10 10" onclick="window.ran = 1">
    <path id="edge" style="display: none" fill="url(#shine)" d="M0 0h10v10H0z"/>
    <use href="https://elsewhere.example/x.svg#a"/><use href="#facet"/>
  </symbol>
  <symbol id="facet" viewBox="0 0 10 10"><rect width="3" height="3"/></symbol>
</svg>`;

describe("yy-icon", () => {
  const demo = useDemo();
  type Document = Exclude<Parameters<typeof demo.server.addPage>[1], (...args: never[]) => unknown>;

  /** Opens a page whose head names the sprite, and records the requests for it. */
  async function openPage(body: string, more: Partial<Document> = {}) {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, head: meta, ...more } as Document);
    const asked: string[] = [];
    const page = await demo.open("/t", {
      prepare: async (fresh) => {
        fresh.on("request", (request) => {
          if (request.url().endsWith(".svg")) asked.push(new URL(request.url()).pathname);
        });
      },
    });
    return { page, asked };
  }

  const fixture = useFixture(demo, { head: meta });

  const drawn = (page: Page, selector = "yy-icon") => page.locator(`${selector} svg[part=icon]`);
  const spritesIn = (page: Page) => page.locator("body > svg:has(symbol)").count();
  const serve = (path: string, html: string, type = "image/svg+xml") =>
    demo.server.addPage(path, { html, headers: { "Content-Type": type } });

  describe("the sprite", () => {
    it("is fetched once at start-up, also on a page without an icon", async () => {
      const { page, asked } = await openPage('<svg id="own"><use href="#icon-heart"/></svg>');
      await expect.poll(() => spritesIn(page)).toBe(1);
      expect(asked).toEqual(["/assets/icons.svg"]);
      const use = page.locator("#own use");
      const box = await use.evaluate((node) => (node as SVGUseElement).getBBox().width);
      expect(box).toBeGreaterThan(0);
    });

    it("is fetched once for many icons, and put into the body once", async () => {
      const { page, asked } = await openPage(heart.repeat(30));
      await expect.poll(() => drawn(page).count()).toBe(30);
      expect(asked).toEqual(["/assets/icons.svg"]);
      expect(await spritesIn(page)).toBe(1);
    });

    it("takes no room in the page and nothing of the reader's time", async () => {
      const { page } = await openPage(heart);
      await drawn(page).waitFor();
      const sprite = page.locator("body > svg:has(symbol)");
      expect(await sprite.getAttribute("aria-hidden")).toBe("true");
      expect(await sprite.evaluate((node) => getComputedStyle(node).position)).toBe("absolute");
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    it("loads no renderer on a page without widgets, and nothing at all without the meta", async () => {
      const scripts: string[] = [];
      demo.server.addPage("/vazia", { body: "<p>oi</p>" });
      const page = await demo.open("/vazia", {
        prepare: async (fresh) => {
          fresh.on("request", (request) => scripts.push(new URL(request.url()).pathname));
        },
      });
      await page.waitForLoadState("networkidle");
      expect(scripts.filter((path) => path.includes("/chunks/"))).toEqual([]);
      const withMeta = await openPage("<p>oi</p>");
      await expect.poll(() => spritesIn(withMeta.page)).toBe(1);
      const chunks = await withMeta.page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /\/chunks\/([A-Za-z-]+)-\w{8}\./.exec(name)?.[1] ?? []),
      );
      expect(chunks.sort()).toEqual(["iconSprite", "requests"]);
    });

    for (const [lib, visit] of [
      ["turbo", "turbo:render"],
      ["turbolinks", "turbolinks:render"],
    ] as const)
      it(`comes from memory after a ${lib} visit, and is in no snapshot`, async () => {
        demo.server.addPage("/outra", {
          body: `<main id="there">${heart}</main>`,
          head: meta,
          libs: [lib],
        });
        const { page, asked } = await openPage(heart, { libs: [lib] });
        await drawn(page).waitFor();
        await page.evaluate(
          ([name, event]) => {
            // Number of sprites with which each page comes, before anything is added to it.
            const seen: number[] = [];
            Reflect.set(window, "spritesInPages", seen);
            document.addEventListener(
              event as string,
              () => seen.push(document.querySelectorAll("body > svg:has(symbol)").length),
              true,
            );
            Reflect.get(window, name as string).visit("/outra");
          },
          [lib === "turbo" ? "Turbo" : "Turbolinks", visit],
        );
        await page.locator("#there").waitFor();
        await drawn(page, "#there yy-icon").waitFor();
        await expect.poll(() => spritesIn(page)).toBe(1);
        await page.goBack();
        await page.locator("#there").waitFor({ state: "detached" });
        await drawn(page).waitFor();
        await expect.poll(() => spritesIn(page)).toBe(1);
        expect(asked).toEqual(["/assets/icons.svg"]);
        const inPages = await page.evaluate(() => Reflect.get(window, "spritesInPages" as string));
        expect(new Set(inPages)).toEqual(new Set([0]));
      });

    it("is there again soon when a snapshot was taken and the page stayed", async () => {
      const { page } = await openPage(heart);
      await drawn(page).waitFor();
      const gone = await page.evaluate(() => {
        document.dispatchEvent(new Event("turbo:before-cache"));
        return document.querySelectorAll("body > svg:has(symbol)").length;
      });
      expect(gone).toBe(0);
      await expect.poll(() => spritesIn(page)).toBe(1);
    });

    it("is cleaned of scripts, handlers, foreign addresses and styles", async () => {
      serve("/sprite.svg", colourful);
      const { page } = await openPage('<yy-icon data-name="gem"></yy-icon>', {
        head: '<meta name="yy-icon-sprite" content="/sprite.svg">',
      });
      await drawn(page).waitFor();
      for (const html of [
        await page.locator("body > svg:has(symbol)").evaluate((node) => node.innerHTML),
        await drawn(page).evaluate((node) => node.outerHTML),
      ])
        expect(html).not.toMatch(/script|style|onload|onclick|elsewhere/);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });
  });

  describe("an icon", () => {
    it("is the symbol of that id, with or without icon-", async () => {
      const page = await fixture(
        '<yy-icon data-name="heart"></yy-icon><yy-icon data-name="icon-heart"></yy-icon>',
      );
      await expect.poll(() => drawn(page).count()).toBe(2);
      const [first, second] = await drawn(page).evaluateAll((nodes) =>
        nodes.map((node) => node.innerHTML),
      );
      expect(first).toMatch(/^<path/);
      expect(second).toBe(first);
      expect(await drawn(page).first().getAttribute("viewBox")).toBe("0 0 24 24");
    });

    it("has an id in the sprite that needs no icon-", async () => {
      serve(
        "/sprite.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="sol"><path d="M0 0h1"/></symbol></svg>',
      );
      const { page } = await openPage('<yy-icon data-name="icon-sol"></yy-icon>', {
        head: '<meta name="yy-icon-sprite" content="/sprite.svg">',
      });
      await drawn(page).locator("path").waitFor({ state: "attached" });
    });

    it("takes the colour and the size of the text around it", async () => {
      const page = await fixture(`<p>${heart}</p>`);
      await page.locator("main p").evaluate((text: HTMLElement) => {
        Object.assign(text.style, { color: "rgb(1, 2, 3)", fontSize: "40px" });
      });
      await drawn(page).waitFor();
      const box = await drawn(page).boundingBox();
      expect([box?.width, box?.height]).toEqual([60, 60]);
      expect(await drawn(page).evaluate((node) => getComputedStyle(node).stroke)).toBe(
        "rgb(1, 2, 3)",
      );
    });

    it("keeps its box from before the script to after the drawing", async () => {
      const body = `<p>um ${heart} <b>dois</b></p>`;
      demo.server.addPage("/sem", { body: `<main>${body}</main>`, script: "none" });
      const before = await (await demo.open("/sem")).locator("b").boundingBox();
      const { page } = await openPage(body);
      await drawn(page).waitFor();
      expect(await page.locator("b").boundingBox()).toEqual(before);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

    it("is decoration without data-label, and an image of that name with it", async () => {
      const page = await fixture(heart);
      await drawn(page).waitFor();
      expect(await page.getByRole("img").count()).toBe(0);
      expect(await drawn(page).getAttribute("aria-hidden")).toBe("true");
      await page.evaluate(() => {
        document.querySelector("yy-icon")?.setAttribute("data-label", "favorita");
      });
      await page.getByRole("img", { name: "favorita" }).waitFor();
      expect(await drawn(page).getAttribute("aria-hidden")).toBe(null);
    });

    it("brings the gradients and symbols it is made with, and keeps nothing of a former symbol", async () => {
      serve("/sprite.svg", colourful);
      const { page } = await openPage('<yy-icon data-name="gem"></yy-icon>', {
        head: '<meta name="yy-icon-sprite" content="/sprite.svg">',
      });
      await drawn(page).locator("defs linearGradient#shine").waitFor({ state: "attached" });
      const facet = await drawn(page)
        .locator("use")
        .last()
        .evaluate((node) => (node as SVGUseElement).getBBox().width);
      expect(facet).toBeGreaterThan(0);
      await page.evaluate(() =>
        document.querySelector("yy-icon")?.setAttribute("data-name", "facet"),
      );
      await drawn(page).locator("> rect").waitFor({ state: "attached" });
      expect(await drawn(page).locator("path").count()).toBe(0);
    });

    it("draws inside another shadow root", async () => {
      const page = await fixture("<div></div>");
      await waitInPage(page, () => "YY" in window, null, "YY");
      await page.evaluate(() => {
        const root = document.querySelector("div")?.attachShadow({ mode: "open" });
        const icon = document.createElement("yy-icon");
        icon.setAttribute("data-name", "heart");
        root?.append(icon);
        Reflect.get(window, "YY" as string).scan(root);
      });
      await drawn(page, "div yy-icon").locator("path").waitFor({ state: "attached" });
    });

    it("draws from memory in a Turbo preview and asks nothing", async () => {
      const { page, asked } = await openPage(heart);
      await drawn(page).waitFor();
      await page.evaluate((html) => {
        document.documentElement.setAttribute("data-turbo-preview", "");
        const main = document.querySelector("main");
        main?.replaceChildren();
        main?.insertAdjacentHTML("beforeend", html);
      }, heart);
      await drawn(page).waitFor();
      expect(asked).toHaveLength(1);
    });
  });

  describe("failures", () => {
    it("says which symbol the sprite does not have, and shows the server's children", async () => {
      const page = await fixture(
        `<yy-icon data-name="unicornio"><span>unicórnio</span></yy-icon>${heart}`,
      );
      await waitForState(page, "[data-name=unicornio]", "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: "yy-icon",
          name: "ConfigError",
          message: "yy-icon: data-name must name a symbol of the sprite",
        },
      ]);
      expect(await page.getByText("unicórnio").isVisible()).toBe(true);
      await drawn(page).waitFor();
      await page.evaluate(() =>
        document.querySelector("[data-name=unicornio]")?.setAttribute("data-name", "leaf"),
      );
      await expect.poll(() => drawn(page).count()).toBe(2);
    });

    const failures: [string, () => void][] = [
      ["a 404", () => demo.server.failNext({ path: "/sprite.svg", status: 404, times: 9 })],
      ["HTML", () => serve("/sprite.svg", "<!doctype html><p>entre</p>", "text/html")],
      [
        "broken XML",
        () => serve("/sprite.svg", '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a">'),
      ],
      [
        "a lost connection",
        () => demo.server.failNext({ path: "/sprite.svg", drop: true, times: 9 }),
      ],
    ];
    for (const [what, fail] of failures)
      it(`reports ${what} once, on the first icon that waits, and the server's children stay`, async () => {
        fail();
        const { page } = await openPage(heart.repeat(3), {
          head: '<meta name="yy-icon-sprite" content="/sprite.svg">',
        });
        await waitUntilMounted(page, "yy-icon");
        await expect
          .poll(async () => (await seenErrors(page)).map(({ widget, name }) => [widget, name]))
          .toEqual([["yy-icon", "RequestError"]]);
        await page.evaluate((html) => {
          document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
        }, heart);
        await waitUntilMounted(page, "yy-icon");
        expect(await page.getByText("coração").nth(3).isVisible()).toBe(true);
        expect(await seenErrors(page)).toHaveLength(1);
      });

    it("logs a failure once on a page without an icon", async () => {
      demo.server.failNext({ path: "/sprite.svg", status: 404, times: 9 });
      const { page } = await openPage("<p>oi</p>", {
        head: '<meta name="yy-icon-sprite" content="/sprite.svg">',
      });
      const logged = () => collectProblems(page).errors.filter((text) => /RequestError/.test(text));
      await expect.poll(logged).toHaveLength(1);
    });

    it("says that the page names no sprite, once", async () => {
      const { page } = await openPage(heart.repeat(2), { head: "" });
      await expect
        .poll(() => seenErrors(page))
        .toEqual([
          {
            widget: "yy-icon",
            name: "ConfigError",
            message: "meta[name=yy-icon-sprite] is missing",
          },
        ]);
      expect(await page.getByText("coração").first().isVisible()).toBe(true);
    });

    it("tries again on the next page of a Turbo session", async () => {
      demo.server.failNext({ path: "/sprite.svg", status: 503 });
      const head = '<meta name="yy-icon-sprite" content="/sprite.svg">';
      demo.server.addPage("/outra", {
        body: `<main id="there">${heart}</main>`,
        head,
        libs: ["turbo"],
      });
      const { page } = await openPage(heart, { head, libs: ["turbo"] });
      await expect.poll(async () => (await seenErrors(page)).length).toBe(1);
      serve(
        "/sprite.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="heart"><path d="M0 0h1"/></symbol></svg>',
      );
      await page.evaluate(() => window.Turbo.visit("/outra"));
      await drawn(page, "#there yy-icon").waitFor();
    });
  });
});
