import { collectProblems, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-notification-label";

const label = (currentPage: string, attributes = "", text = "novo") =>
  `<a href="/carteira">carteira <${tag} data-cookie="viu_carteira" data-dismiss-page="wallets-show"
    data-current-page="${currentPage}" ${attributes}><span>${text}</span></${tag}></a>`;

const elsewhere = "home-index";
const itsPage = "wallets-show";

describe("yy-notification-label", () => {
  const demo = useDemo();

  const text = (page: Page, words = "novo") => page.getByText(words, { exact: true });
  const cookieOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === "viu_carteira");

  /** For labels that set no cookie. */
  const show = useFixture(demo);

  /** Opens a new page. */
  async function open(body: string, cookie?: string): Promise<Page> {
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t", {
      prepare: async (fresh) => {
        if (cookie !== undefined)
          await fresh
            .context()
            .addCookies([{ name: "viu_carteira", value: cookie, url: demo.server.origin }]);
      },
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  it("shows while its cookie does not exist, and sets none on other pages", async () => {
    const page = await show(label(elsewhere) + label("wallets-show-all", "", "outro"));
    await waitUntilMounted(page, tag);
    expect(await text(page).isVisible()).toBe(true);
    expect(await text(page, "outro").isVisible()).toBe(true);
    expect(await cookieOf(page)).toBeUndefined();
  });

  for (const value of ["", "false", "true", "%E9"])
    it(`is hidden while the cookie exists, be it ${JSON.stringify(value)}`, async () => {
      const page = await open(label(elsewhere), value);
      await waitForState(page, tag, "dismissed");
      expect(await text(page).isVisible()).toBe(false);
      expect(await page.locator(tag).boundingBox()).toBeNull();
      expect((await cookieOf(page))?.value).toBe(value);
    });

  it("sets the cookie to false for a year on the page it points at, stays for that view, and goes after it", async () => {
    const page = await open(label(itsPage));
    await expect
      .poll(() => cookieOf(page))
      .toMatchObject({ value: "false", path: "/", sameSite: "Lax" });
    const expires = ((await cookieOf(page))?.expires ?? 0) * 1000 - Date.now();
    expect(expires).toBeGreaterThan(364 * 24 * 3_600_000);
    expect(await text(page).isVisible()).toBe(true);
    // Nor are labels hidden that are added later, or put back, in the same view.
    await page.evaluate(
      async (html) => {
        document.body.insertAdjacentHTML("beforeend", html);
        const first = document.querySelector("yy-notification-label") as HTMLElement;
        const place = first.parentElement as HTMLElement;
        first.remove();
        while (first.matches(":state(mounted)"))
          await new Promise((resolve) => setTimeout(resolve));
        place.append(first);
      },
      label(itsPage, "", "depois"),
    );
    await waitUntilMounted(page, tag);
    expect(await text(page).isVisible()).toBe(true);
    expect(await text(page, "depois").isVisible()).toBe(true);
    await page.reload();
    await waitForState(page, tag, "dismissed");
    expect(await text(page).isVisible()).toBe(false);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("follows its attributes", async () => {
    const page = await open(label(elsewhere), "1");
    await waitForState(page, tag, "dismissed");
    await page.locator(tag).evaluate((element: HTMLElementTagNameMap["yy-notification-label"]) => {
      element.cookie = "viu_outra";
    });
    await text(page).waitFor();
    await page.locator(tag).evaluate((it) => it.setAttribute("data-current-page", "wallets-show"));
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain("viu_outra");
    expect(await text(page).isVisible()).toBe(true);
  });

  it.each(["data-cookie", "data-dismiss-page", "data-current-page"])(
    "keeps the server's label without %s",
    async (name) => {
      const page = await show(label(itsPage).replace(new RegExp(`${name}="[^"]*"`), ""));
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        { widget: tag, name: "ConfigError", message: `${tag}: ${name} is required` },
      ]);
      expect(await text(page).isVisible()).toBe(true);
      expect(await cookieOf(page)).toBeUndefined();
    },
  );

  it("goes on showing where no cookie can be kept", async () => {
    demo.server.addPage("/t", { body: label(itsPage) });
    const page = await demo.open("/t", {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const refuse = () => {
            throw new DOMException("no cookies here", "SecurityError");
          };
          Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
        });
      },
    });
    await waitUntilMounted(page, tag);
    expect(await text(page).isVisible()).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it.each([
    ["Turbo", "turbo"],
    ["Turbolinks", "turbolinks"],
  ] as const)(
    "goes with the next %s visit, and does not come back with the page",
    async (_, lib) => {
      demo.server.addPage("/carteira", {
        body: `${label(itsPage)}<a href="/u">vá</a>`,
        libs: [lib],
      });
      demo.server.addPage("/u", { body: label(elsewhere, 'id="u"', "aqui"), libs: [lib] });
      const page = await demo.open("/carteira");
      await waitUntilMounted(page, tag);
      await expect.poll(() => cookieOf(page)).toBeDefined();
      await page.getByText("vá").click();
      await waitForState(page, "#u", "dismissed");
      expect(await text(page, "aqui").isVisible()).toBe(false);
      await page.goBack();
      await page.getByText("vá").waitFor();
      await waitForState(page, tag, "dismissed");
      expect(await text(page).isVisible()).toBe(false);
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("sets nothing while the page is a preview", async () => {
    demo.server.addPage("/t", { body: "" });
    const page = await demo.open("/t");
    await page.evaluate((html) => {
      document.documentElement.setAttribute("data-turbo-preview", "");
      document.body.insertAdjacentHTML("beforeend", html);
    }, label(itsPage));
    await waitUntilMounted(page, tag);
    expect(await cookieOf(page)).toBeUndefined();
    await page.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
    await expect.poll(() => cookieOf(page)).toMatchObject({ value: "false" });
  });

  describe("with a back/forward cache", () => {
    const cached = useDemo({ backForwardCache: true });

    it("is gone when the page comes back", async () => {
      cached.server.addPage("/t", { body: label(itsPage) });
      cached.server.addPage("/u", { body: "", script: "none" });
      const page = await cached.open("/t");
      await waitUntilMounted(page, tag);
      await expect.poll(() => cookieOf(page)).toBeDefined();
      await page.evaluate(() => Reflect.set(window, "kept", true));
      await page.goto("/u");
      await page.evaluate(() => history.back());
      await waitInPage(
        page,
        () => Reflect.get(window, "kept") === true,
        null,
        "the page to come back",
      );
      await waitForState(page, tag, "dismissed");
      expect(await text(page).isVisible()).toBe(false);
    });
  });
});
