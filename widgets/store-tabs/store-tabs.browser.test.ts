import { collectProblems, type Demo, recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-store-tabs";

const tabs = [
  ["à venda", "", "a_venda_aba"],
  ["vendidos", "/vendidos", "vendidos_aba"],
  ["yeyezados", "/yeyezados", "yeyezados_aba"],
  ["seguidores", "/seguidores", "seguidores_aba"],
  ["seguindo", "/seguindo", "seguindo_aba"],
] as const;

const widget = (attributes = 'data-nickname="ze.da.loja"', children = '<a href="/@x">abas</a>') =>
  `<${tag} ${attributes}>${children}</${tag}>`;

type Library = "turbo" | "turbolinks";

/** Adds every tab of the store to the server, and a page that is no tab. */
function serveStore(demo: Demo, body: string, libs: readonly Library[] = []): void {
  for (const [, suffix] of tabs)
    demo.server.addPage(`/@ze.da.loja${suffix}`, {
      body: `<main data-tab="${suffix}">${body}</main>`,
      libs,
    });
  demo.server.addPage("/t", {
    body: `<main id="other">${body}<a href="/@ze.da.loja/vendidos">vá</a></main>`,
    libs,
  });
}

/** The metric of every event, in order. */
const views = async (page: Page) =>
  (await events.details(page, "yy:store-tab-viewed")).map(({ metric }) => metric);

describe("yy-store-tabs", () => {
  const demo = useDemo();

  async function open(path: string, body = widget(), libs: readonly Library[] = []): Promise<Page> {
    serveStore(demo, body, libs);
    const page = await demo.open(path, { prepare: events.on });
    if (body.includes(tag)) await waitUntilMounted(page, tag);
    return page;
  }

  const current = (page: Page) => page.locator(`${tag} [aria-current=page]`);

  it("is five links, the page's own marked, and tells which is looked at", async () => {
    const page = await open("/@ze.da.loja");
    for (const [label, suffix, metric] of tabs) {
      await page.goto(`/@ze.da.loja${suffix}/?page=2#fim`.replace("/?", "?"));
      await waitUntilMounted(page, tag);
      const links = page.getByRole("navigation", { name: "lojinha" }).getByRole("link");
      expect(
        await links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")])),
      ).toEqual(tabs.map(([text, end]) => [text, `/@ze.da.loja${end}`]));
      expect(await current(page).allTextContents()).toEqual([label]);
      expect(await views(page)).toEqual([metric]);
    }
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("marks and tells of nothing on another page, and keeps a nickname inside its part of the path", async () => {
    const page = await open("/t", widget('data-nickname="a/b?c"'));
    await page.getByRole("link", { name: "vendidos" }).waitFor();
    expect(await page.getByRole("link", { name: "vendidos" }).getAttribute("href")).toBe(
      "/@a%2Fb%3Fc/vendidos",
    );
    expect(await current(page).count()).toBe(0);
    expect(await views(page)).toEqual([]);
  });

  it("begins its links at data-base-path, and finds the current tab in that folder alone", async () => {
    const inFolder = (base: string) =>
      widget(`data-nickname="ze.da.loja" data-base-path="${base}"`);
    demo.server.addPage("/uma/pasta/@ze.da.loja/vendidos", { body: inFolder("../") });
    serveStore(demo, inFolder("/uma/pasta"));

    const page = await demo.open("/uma/pasta/@ze.da.loja/vendidos", { prepare: events.on });
    await waitUntilMounted(page, tag);
    expect(await current(page).getAttribute("href")).toBe("/uma/pasta/@ze.da.loja/vendidos");
    expect(await views(page)).toEqual(["vendidos_aba"]);

    await page.goto("/@ze.da.loja/vendidos");
    await waitUntilMounted(page, tag);
    const first = page.getByRole("link", { name: "à venda" });
    expect(await first.getAttribute("href")).toBe("/uma/pasta/@ze.da.loja");
    expect(await current(page).count()).toBe(0);
    expect(await views(page)).toEqual([]);
  });

  it("follows data-nickname, and tells of the tab then", async () => {
    const page = await open("/@ze.da.loja/seguindo", widget('data-nickname="outra"'));
    expect(await views(page)).toEqual([]);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-nickname", "ze.da.loja"));
    await current(page).waitFor();
    await expect.poll(() => views(page)).toEqual(["seguindo_aba"]);
  });

  it("tells of a view once, for two of them, moved, or put back", async () => {
    const page = await open("/@ze.da.loja", widget() + widget());
    await page.evaluate(async (selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      // Whether an element has left or only moved is known in the next task.
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
      await nextTask();
      element.remove();
      await nextTask();
      document.body.append(element);
    }, tag);
    await waitUntilMounted(page, tag);
    expect(await views(page)).toEqual(["a_venda_aba"]);
  });

  it.each<Library>(["turbo", "turbolinks"])(
    "tells once of each visit with %s, back and forward too",
    async (library) => {
      const page = await open("/@ze.da.loja", widget(), [library]);
      await page.evaluate(() => Reflect.set(window, "sameDocument", true));
      // Turbolinks does not find links in shadow roots, so a click there would load the page.
      const visit = (label: string, suffix: string) =>
        library === "turbo"
          ? page.getByRole("link", { name: label }).click()
          : page.evaluate((path) => window.Turbolinks.visit(path), `/@ze.da.loja${suffix}`);
      const isShown = async (suffix: string, label: string) => {
        await page.locator(`main[data-tab="${suffix}"]`).waitFor();
        await expect.poll(() => current(page).allTextContents()).toEqual([label]);
      };
      await visit("vendidos", "/vendidos");
      await isShown("/vendidos", "vendidos");
      await expect.poll(() => views(page)).toEqual(["a_venda_aba", "vendidos_aba"]);
      await page.goBack();
      await isShown("", "à venda");
      await expect.poll(() => views(page)).toHaveLength(3);
      // Rendered first as a preview from the cache, then as the real page.
      await visit("vendidos", "/vendidos");
      await isShown("/vendidos", "vendidos");
      await waitInPage(
        page,
        (preview) => !document.querySelector(preview),
        "[data-turbo-preview], [data-turbolinks-preview]",
        "the page itself in place of its preview",
      );
      await waitUntilMounted(page, tag);
      await visit("seguindo", "/seguindo");
      await isShown("/seguindo", "seguindo");
      await expect
        .poll(() => views(page))
        .toEqual(["a_venda_aba", "vendidos_aba", "a_venda_aba", "vendidos_aba", "seguindo_aba"]);
      expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("follows the page inside a permanent element", async () => {
    const permanent = `<div id="stays" data-turbo-permanent>${widget()}</div>`;
    const page = await open("/@ze.da.loja", permanent, ["turbo"]);
    await page.getByRole("link", { name: "seguidores" }).click();
    await page.locator('main[data-tab="/seguidores"]').waitFor();
    await expect.poll(() => current(page).allTextContents()).toEqual(["seguidores"]);
    await expect.poll(() => views(page)).toEqual(["a_venda_aba", "seguidores_aba"]);
  });

  it.each([
    ["first", ""],
    ["last", "/seguindo"],
  ])(
    "has the current tab in sight on a narrow screen, the %s too, and the page does not move",
    async (_, suffix) => {
      const links = tabs.map(([label, path]) => `<a href="/@ze.da.loja${path}">${label}</a>`);
      serveStore(demo, `${widget(undefined, links.join(" "))}<p id="low">fim</p>`);
      const page = await demo.open(`/@ze.da.loja${suffix}`, {
        viewport: { width: 320, height: 500 },
        prepare: events.on,
      });
      await waitUntilMounted(page, tag);
      const { x = -1, width = 0, height = 0 } = (await current(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(
        await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth]),
      ).toEqual([0, 0, 320]);
    },
  );

  it("takes the room of the server's links, and other words", async () => {
    const links = tabs
      .map(([label, suffix]) => `<a href="/@ze.da.loja${suffix}">${label}</a>`)
      .join("");
    const page = await open(
      "/@ze.da.loja",
      `${widget(undefined, links)}<p>abaixo</p>${widget(undefined, `<nav>${links}</nav>`)}<p>abaixo</p>`,
    );
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    await page
      .locator(tag)
      .first()
      .evaluate((it) => {
        it.dataset.label = "abas da lojinha";
        it.dataset.labelOnSale = "peças";
        it.dataset.labelSold = "já foram";
        it.dataset.labelLiked = "curtidas";
        it.dataset.labelFollowers = "fãs";
        it.dataset.labelFollowing = "ídolos";
      });
    const nav = page.getByRole("navigation", { name: "abas da lojinha" });
    await nav.waitFor();
    expect(await nav.getByRole("link").allTextContents()).toEqual([
      "peças",
      "já foram",
      "curtidas",
      "fãs",
      "ídolos",
    ]);
  });

  it("leaves the server's links when the nickname is missing", async () => {
    serveStore(demo, widget(""));
    const page = await demo.open("/@ze.da.loja", { prepare: events.on });
    await waitForState(page, tag, "failed");
    expect(await page.getByRole("link", { name: "abas" }).isVisible()).toBe(true);
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ConfigError",
        message: "yy-store-tabs: data-nickname is required",
      },
    ]);
    expect(await views(page)).toEqual([]);
  });

  describe("with the back/forward cache", () => {
    const cached = useDemo({ backForwardCache: true });

    it("tells of the view of a page that comes back", async () => {
      serveStore(cached, widget());
      const page = await cached.open("/@ze.da.loja", { prepare: events.on });
      await waitUntilMounted(page, tag);
      await page.evaluate(() => Reflect.set(window, "kept", true));
      await page.goto("/t");
      // Playwright's `goBack` waits for a load, which a page from the back/forward cache does not
      // have.
      await page.evaluate(() => history.back());
      await waitInPage(page, (name) => Reflect.get(window, name) === true, "kept", "the kept page");
      await expect.poll(() => views(page)).toEqual(["a_venda_aba", "a_venda_aba"]);
    });
  });
});
