import { collectProblems, type OpenOptions, recordEvents, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-top-banner";

const banner = (attributes = "", text = "frete grátis") =>
  `<${tag} ${attributes}><p>${text}</p></${tag}>`;

describe("yy-top-banner", () => {
  const demo = useDemo();

  async function open(path: string, body: string, visit: OpenOptions = {}): Promise<Page> {
    demo.server.addPage(path, { body });
    const page = await demo.open(path, {
      ...visit,
      prepare: async (fresh) => {
        await events.on(fresh);
        await visit.prepare?.(fresh);
      },
    });
    await waitForState(page, tag, "mounted");
    return page;
  }

  const closings = (page: Page) => events.details(page, "yy:banner-closed");
  const closeButton = (page: Page) => page.getByRole("button", { name: "fechar" });
  const text = (page: Page, words = "frete grátis") => page.getByText(words);
  const cookieOf = async (page: Page, name: string) =>
    (await page.context().cookies()).find((cookie) => cookie.name === name);
  const remember = (page: Page, name: string, value: string) =>
    page.context().addCookies([{ name, value, url: demo.server.origin }]);

  it("closes, remembers the time for a year, tells the page, and stays closed after a reload", async () => {
    const page = await open("/t", banner('data-section="user-sale"'));
    const before = Date.now();
    await closeButton(page).click();
    await text(page).waitFor({ state: "hidden" });
    expect(await page.locator(tag).boundingBox()).toBeNull();
    expect(await closings(page)).toEqual([{ section: "user-sale" }]);
    const cookie = await cookieOf(page, "user_sale_tagbar_closed");
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
    expect(Number(cookie?.value)).toBeGreaterThanOrEqual(before);
    expect(Number(cookie?.value)).toBeLessThanOrEqual(Date.now());
    expect((cookie?.expires ?? 0) * 1000 - before).toBeGreaterThan(364 * 24 * 3_600_000);
    await page.reload();
    await waitForState(page, tag, "closed");
    expect(await text(page).isVisible()).toBe(false);
    expect(await closings(page)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([
    ["home", "home_tagbar_closed"],
    ["bank", "bank_tagbar_closed"],
    ["purchases", "purchases_tagbar_closed"],
  ])("hides the banner of %s while %s exists, whatever it holds", async (section, cookie) => {
    const page = await open("/t", banner(`data-section="${section}"`), {
      prepare: (fresh) => remember(fresh, cookie, ""),
    });
    await waitForState(page, tag, "closed");
    expect(await text(page).isVisible()).toBe(false);
    expect(await page.locator(tag).getByRole("button").count()).toBe(0);
  });

  it.each([
    ["/", "home_tagbar_closed"],
    ["/carteira/extrato", "bank_tagbar_closed"],
    ["/perfil/minhas-compras/3", "purchases_tagbar_closed"],
    ["/@bia/vendidos", "user_sale_tagbar_closed"],
    ["/perfil/a-venda", "user_sale_tagbar_closed"],
  ])("on %s it is the banner of that section", async (path, cookie) => {
    const page = await open(path, banner());
    await closeButton(page).click();
    await waitForState(page, tag, "closed");
    expect((await page.context().cookies()).map(({ name }) => name)).toContain(cookie);
  });

  it("says which sections there are where the path tells none, keeps the server's markup, and starts when told", async () => {
    demo.server.addPage("/promocoes", { body: banner() });
    const page = await demo.open("/promocoes");
    await waitForState(page, tag, "failed");
    expect(await text(page).isVisible()).toBe(true);
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ConfigError",
        message: `${tag}: data-section must be one of "home", "bank", "purchases", "user-sale" on a page whose path tells none, as /promocoes`,
      },
    ]);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-section", "bank"));
    await closeButton(page).waitFor();
  });

  it("closes every banner of its section, those added later too, and no other", async () => {
    const body =
      banner('data-section="bank"', "um") +
      banner('data-section="bank"', "dois") +
      banner('data-section="home"', "três");
    const page = await open("/t", body);
    await page.evaluate(() =>
      window.addEventListener("yy:banner-closed", (event) => event.stopImmediatePropagation()),
    );
    await closeButton(page).first().click();
    await text(page, "dois").waitFor({ state: "hidden" });
    await expect.poll(() => text(page, "um").isVisible()).toBe(false);
    expect(await text(page, "três").isVisible()).toBe(true);
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML("beforeend", html),
      banner('data-section="bank" id="depois"', "quatro"),
    );
    await waitForState(page, "#depois", "closed");
    expect(await text(page, "quatro").isVisible()).toBe(false);
  });

  it("shows again as the banner of another section, and follows the name of its button", async () => {
    const page = await open("/t", banner('data-section="bank"'));
    await closeButton(page).click();
    await waitForState(page, tag, "closed");
    await page.locator(tag).evaluate((element: HTMLElementTagNameMap["yy-top-banner"]) => {
      element.section = "home";
      element.labelClose = "dispensar o aviso";
    });
    await page.getByRole("button", { name: "dispensar o aviso" }).waitFor();
    expect(await text(page).isVisible()).toBe(true);
  });

  describe("the focus", () => {
    const after = `<div hidden><a href="#a">escondido</a></div><button disabled>parado</button>
      <div inert><a href="#b">inerte</a></div><yy-star-rating data-readonly><input value="3"></yy-star-rating>
      <input aria-label="busca"><a href="#c">entrar</a>`;

    it("goes on to the next thing that takes it when a key closes the banner", async () => {
      const page = await open(
        "/t",
        banner('data-section="home"', 'frete grátis <a href="#x">veja</a>') + after,
      );
      for (const key of ["Enter", "Space"]) {
        await page.context().clearCookies({ name: "home_tagbar_closed" });
        await page.reload();
        // Before it is mounted its field is the server's, and would get the focus.
        await waitUntilMounted(page, "yy-star-rating");
        await closeButton(page).focus();
        await page.keyboard.press(key);
        await waitForState(page, tag, "closed");
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
          .toBe("busca");
      }
    });

    it("goes on into what another widget draws", async () => {
      const follow = `<yy-follow-button data-mount="eager" data-user-id="3" data-follow-path="/f" data-unfollow-path="/u"
        data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;
      const page = await open("/t", banner('data-section="home"') + follow);
      await waitUntilMounted(page, "yy-follow-button");
      await closeButton(page).press("Enter");
      await waitForState(page, tag, "closed");
      const focused = page.getByRole("button", { name: "seguir", exact: true });
      await expect.poll(() => focused.evaluate((it) => it.matches(":focus"))).toBe(true);
    });

    it("opens no phone's keyboard after a tap; the next Tab goes on from there", async () => {
      const page = await open(
        "/t",
        `<a href="#0">antes</a>${banner('data-section="home"')}${after}`,
      );
      await waitUntilMounted(page, "yy-star-rating");
      await closeButton(page).click();
      await waitForState(page, tag, "closed");
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("body");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
        "busca",
      );
    });

    it("stays calm where nothing follows", async () => {
      const page = await open("/t", banner('data-section="home"'));
      await closeButton(page).press("Enter");
      await waitForState(page, tag, "closed");
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("closes for this document where no cookie can be kept", async () => {
    const page = await open(
      "/t",
      banner('data-section="home"') + banner('data-section="home"', "outro"),
      {
        prepare: async (fresh) => {
          await fresh.addInitScript(() => {
            const refuse = () => {
              throw new DOMException("no cookies here", "SecurityError");
            };
            Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
          });
        },
      },
    );
    await closeButton(page).first().click();
    await waitForState(page, tag, "closed");
    expect(await text(page).isVisible()).toBe(false);
    await expect.poll(() => text(page, "outro").isVisible()).toBe(false);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("takes no room in a browser without custom states", async () => {
    demo.server.addPage("/t", { body: banner('data-section="home"') });
    const page = await demo.open("/t", {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          Reflect.deleteProperty(HTMLElement.prototype, "attachInternals");
        });
      },
    });
    await closeButton(page).click();
    await text(page).waitFor({ state: "hidden" });
    expect(await page.locator(tag).boundingBox()).toBeNull();
  });

  it("draws its button into room that was kept for it", async () => {
    const long = "frete grátis para todo o brasil ".repeat(8);
    demo.server.addPage("/t", { body: `${banner('data-section="home"', long)}<p>depois</p>` });
    const viewport = { width: 320, height: 640 };
    const before = await demo.open("/t", {
      viewport,
      prepare: async (fresh) => {
        await fresh.route("**/dist/**.js", (route) => route.abort());
      },
    });
    const bare = await before.getByText("depois").boundingBox();
    const page = await demo.open("/t", { viewport });
    await waitUntilMounted(page, tag);
    expect(await page.getByText("depois").boundingBox()).toEqual(bare);
    const button = await closeButton(page).boundingBox();
    const words = await page.locator(`${tag} p`).boundingBox();
    expect(button).toMatchObject({ width: 44, height: 44 });
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  describe("across visits", () => {
    /** Records the texts that banners show: as soon as a page is there, and then in every frame. */
    const seenWords = () => {
      const seen: string[] = [];
      Reflect.set(window, "seenBanners", seen);
      const look = () => {
        for (const it of document.querySelectorAll("yy-top-banner p"))
          if (it.checkVisibility()) seen.push(it.textContent ?? "");
      };
      const lookOften = () => {
        look();
        requestAnimationFrame(lookOften);
      };
      lookOften();
      document.addEventListener("turbo:render", look);
      document.addEventListener("turbolinks:render", look);
    };

    it.each([
      ["Turbo", "turbo"],
      ["Turbolinks", "turbolinks"],
    ] as const)(
      "stays closed when %s brings the page back, not shown for one frame",
      async (_, lib) => {
        demo.server.addPage("/compras", {
          body: `${banner()}<a href="/carteira">vá</a>`,
          libs: [lib],
        });
        demo.server.addPage("/carteira", {
          body: banner('id="outra"', "da carteira"),
          libs: [lib],
        });
        const page = await demo.open("/compras");
        await closeButton(page).click();
        await waitForState(page, tag, "closed");
        await page.getByText("vá").click();
        // The new path has another section, whose banner is not closed.
        await text(page, "da carteira").waitFor();
        await waitUntilMounted(page, "#outra");
        // The server no longer sends the banner; the snapshot is older.
        demo.server.addPage("/compras", { body: '<a href="/carteira">vá</a>', libs: [lib] });
        await page.evaluate(seenWords);
        await page.goBack();
        await page.getByText("vá").waitFor();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        const seen = await page.evaluate(() => Reflect.get(window, "seenBanners") as string[]);
        expect(seen).not.toContain("frete grátis");
        expect(await seenErrors(page)).toEqual([]);
      },
    );

    it("follows the path under a permanent banner", async () => {
      const permanent = `<div id="fica" data-turbo-permanent>${banner()}</div>`;
      demo.server.addPage("/compras", {
        body: `${permanent}<a href="/carteira">vá</a>`,
        libs: ["turbo"],
      });
      demo.server.addPage("/carteira", { body: `${permanent}<b>aqui</b>`, libs: ["turbo"] });
      const page = await demo.open("/compras", {
        prepare: (fresh) => remember(fresh, "bank_tagbar_closed", "1"),
      });
      await closeButton(page).waitFor();
      await page.getByText("vá").click();
      await page.getByText("aqui").waitFor();
      await waitForState(page, tag, "closed");
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describe("with a back/forward cache", () => {
    const cached = useDemo({ backForwardCache: true });

    it("is closed on the page before, too", async () => {
      cached.server.addPage("/compras", { body: banner() });
      cached.server.addPage("/compras/3", { body: banner("", "a mesma") });
      const page = await cached.open("/compras");
      await closeButton(page).waitFor();
      await page.evaluate(() => Reflect.set(window, "kept", true));
      await page.goto("/compras/3");
      await closeButton(page).click();
      await waitForState(page, tag, "closed");
      // Playwright's `goBack` waits for a load, which a page from the back/forward cache does not
      // have.
      await page.evaluate(() => history.back());
      await waitInPage(page, (name) => Reflect.get(window, name) === true, "kept", "the kept page");
      await waitForState(page, tag, "closed");
      expect(await text(page).isVisible()).toBe(false);
    });
  });
});
