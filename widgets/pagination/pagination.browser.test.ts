import { describeOnce, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

declare global {
  interface Window {
    /** A mark that another document would not have. */
    stayed?: true;
  }
}

const tag = "yy-pagination";

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo);
  const asked = () =>
    demo.server.requests
      .filter(({ path }) => path.startsWith("/t"))
      .map(({ path, query }) => `${path} ${query.page ?? "-"}`);

  const links = (page: number, attributes: string) =>
    `<${tag} data-page="${page}" data-total-pages="4" ${attributes}><a href="?page=2">página 2</a></${tag}>`;

  interface Listing {
    /** Attributes of the tag. */
    attributes?: string;
    libs?: ("turbo" | "turbolinks")[];
    /** Whether the links are inside the region. */
    place?: "outside" | "inside";
    url?: string;
    answer?: (page: number) => string;
  }

  /** Opens `/t`, a listing of four pages; the server always sends a whole page. */
  async function open({
    attributes = 'data-target="lista"',
    libs = [],
    place = "outside",
    url = "/t",
    answer = (page) => `<p>peça ${page}</p><input aria-label="nota">`,
  }: Listing = {}): Promise<Page> {
    demo.server.addPage("/t", ({ searchParams }) => {
      const page = Number(searchParams.get("page") ?? 1);
      const [inside, outside] =
        place === "inside" ? [links(page, attributes), ""] : ["", links(page, attributes)];
      return {
        body: `<header>topo</header><main><section id="lista" aria-label="peças">${answer(page)}${inside}</section>${outside}<a href="/u">sair</a></main>`,
        libs,
      };
    });
    demo.server.addPage("/u", { body: '<main id="u">outra</main>', libs });
    const page = await demo.open(url, {
      prepare: async (fresh) => {
        await events.on(fresh);
      },
    });
    await page.evaluate(() => {
      window.stayed = true;
    });
    return page;
  }

  const next = (page: Page) => page.getByRole("link", { name: "próxima" });
  const previous = (page: Page) => page.getByRole("link", { name: "anterior" });
  const shows = (page: Page, text: string) =>
    expect.poll(() => page.locator("#lista p").textContent()).toBe(text);
  const position = (page: Page) => page.locator(`${tag} [aria-current=page]`).textContent();
  const search = (page: Page) => new URL(page.url()).search;
  const seen = async (page: Page) =>
    (await events.details(page, "yy:page-changed")).map((detail) => detail.page);
  const back = (page: Page) => page.evaluate(() => history.back());
  const forward = (page: Page) => page.evaluate(() => history.forward());
  const stayed = (page: Page) => page.evaluate(() => window.stayed === true);

  it("draws a navigation with two links in place of the server's, the rest of the address kept", async () => {
    const page = await open({
      attributes: "",
      url: "/t?cores=azul&page=3&_=17&tamanhos=P,M#fim",
    });
    await waitUntilMounted(page, tag);
    await page.getByRole("navigation", { name: "paginação" }).waitFor();
    expect(await page.getByText("página 2", { exact: true }).isVisible()).toBe(false);
    expect(await previous(page).getAttribute("href")).toMatch(
      /\/t\?cores=azul&tamanhos=P,M&page=2#fim$/,
    );
    expect(await next(page).getAttribute("href")).toMatch(
      /\/t\?cores=azul&tamanhos=P,M&page=4#fim$/,
    );
    expect(await position(page)).toBe("página 3 de 4");
    await next(page).click();
    await page.waitForURL("**&page=4#fim");
    expect(await stayed(page)).toBe(false);
    await waitUntilMounted(page, tag);
    expect(await next(page).getAttribute("aria-disabled")).toBe("true");
    expect(await next(page).getAttribute("href")).toBeNull();
  });

  it("leads nowhere before the first and after the last page, of any number of them", async () => {
    const page = await fixture(links(1, 'data-param="p"'));
    const element = page.locator(tag);
    await waitUntilMounted(page, tag);
    const ways = async () => {
      const hrefs = [previous(page), next(page)].map((link) => link.getAttribute("href"));
      return (await Promise.all(hrefs)).map((href) => href?.replace(/.*\?/, "") ?? null);
    };
    // Each expectation differs from the one before, so that none is met before the links are
    // updated.
    for (const [at, total, expected] of [
      ["1", "1", [null, null]],
      ["1", "2", [null, "p=2"]],
      ["1", "0", [null, null]],
      ["2", "2", ["p=1", null]],
      ["9", "5", ["p=5", null]],
      ["3", "0", ["p=1", null]],
    ] as const) {
      await element.evaluate(
        (it, [to = "", of = ""]) => {
          it.setAttribute("data-page", to);
          it.setAttribute("data-total-pages", of);
        },
        [at, total],
      );
      await expect.poll(ways).toEqual(expected);
    }
  });

  it("changes the region alone: its content out of the whole page, address, position, focus, event", async () => {
    const page = await open({ url: "/t?cores=azul&_=1" });
    const release = await holdRequests(page, "**/t?*page=2");
    await next(page).click();
    await waitForState(page, tag, "loading");
    await page.getByRole("status").getByText("carregando").waitFor();
    expect(await page.locator("#lista").getAttribute("aria-busy")).toBe("true");
    await shows(page, "peça 1");
    expect(search(page)).toBe("?cores=azul&_=1");
    release();
    await shows(page, "peça 2");
    await expect.poll(() => search(page)).toBe("?cores=azul&page=2");
    await expect.poll(() => position(page)).toBe("página 2 de 4");
    expect(await page.locator(tag).getAttribute("data-page")).toBe("2");
    expect(await page.locator("#lista").evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator("#lista").getAttribute("aria-busy")).toBeNull();
    await page.getByLabel("nota").focus();
    expect(await page.locator("#lista").getAttribute("tabindex")).toBeNull();
    expect(await page.locator("header").count()).toBe(1);
    expect(await seen(page)).toEqual([2]);
    expect(asked()).toEqual(["/t 2"]);
    expect(await stayed(page)).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("takes the whole answer where it has no such region, and shows its beginning", async () => {
    demo.server.addPage("/t2", ({ searchParams }) => {
      if (searchParams.has("page")) return { html: "<p>só um pedaço</p>" };
      const css = `<style nonce="{{nonce}}">#lista { min-block-size: 2000px }</style>`;
      return {
        body: `${css}<main id="lista"><p>peça 1</p></main>${links(1, 'data-target="lista"')}`,
      };
    });
    const page = await demo.open("/t2");
    await page.evaluate(() => scrollTo(0, 2000));
    await next(page).click();
    await shows(page, "só um pedaço");
    expect(await page.locator("#lista").evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
  });

  it("leaves the whole page to the way back where the server answers with a piece", async () => {
    const page = await open();
    demo.server.failNext({
      path: "/t",
      body: "<p>só um pedaço</p>",
      contentType: "text/html; charset=utf-8",
    });
    await next(page).click();
    await shows(page, "só um pedaço");
    await page.getByRole("link", { name: "sair" }).click();
    await page.locator("#u").waitFor();
    await page.goBack();
    await shows(page, "peça 2");
    await page.getByText("topo").waitFor();
  });

  for (const libs of [[], ["turbo"], ["turbolinks"]] as const)
    it(`goes back and forward from memory, with what was typed, on ${libs[0] ?? "a plain page"}`, async () => {
      const page = await open({ libs: [...libs] });
      await page.getByLabel("nota").fill("minha nota");
      await next(page).click();
      await shows(page, "peça 2");
      await next(page).click();
      await shows(page, "peça 3");
      await back(page);
      await shows(page, "peça 2");
      await expect.poll(() => position(page)).toBe("página 2 de 4");
      await back(page);
      await shows(page, "peça 1");
      expect(await page.getByLabel("nota").inputValue()).toBe("minha nota");
      await forward(page);
      await shows(page, "peça 2");
      expect(await seen(page)).toEqual([2, 3, 2, 1, 2]);
      expect(asked()).toEqual(["/t 2", "/t 3"]);
      expect(await stayed(page)).toBe(true);
    });

  it("takes no step to an anchor for one to another page: what is typed and loaded stays", async () => {
    const page = await open();
    const anchor = (name: string) =>
      page.evaluate((id) => {
        location.hash = id;
      }, name);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-page", "3"));
    await page.getByLabel("nota").fill("minha nota");
    await anchor("a");
    await back(page);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await page.getByLabel("nota").inputValue()).toBe("minha nota");
    expect(await position(page)).toBe("página 3 de 4");
    expect(asked()).toEqual([]);

    await anchor("b");
    const release = await holdRequests(page, "**/t?page=4*");
    await Promise.all([page.waitForRequest("**/t?page=4*"), next(page).click()]);
    await back(page);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    release();
    await shows(page, "peça 4");
  });

  it("goes back by a request after a reload, wherever the links are", async () => {
    const page = await open();
    await next(page).click();
    await shows(page, "peça 2");
    await page.reload();
    await shows(page, "peça 2");
    await waitUntilMounted(page, tag);
    await back(page);
    await shows(page, "peça 1");
    await expect.poll(() => position(page)).toBe("página 1 de 4");
    demo.server.failNext({ path: "/t", status: 500 });
    await page.evaluate(() => history.pushState(history.state, "", "?page=4"));
    await back(page);
    await forward(page);
    await waitForState(page, tag, "error");
    await shows(page, "peça 1");
    await page.getByRole("button", { name: "tentar de novo" }).click();
    await shows(page, "peça 4");
    await expect.poll(() => search(page)).toBe("?page=4");
  });

  it("comes back from another page under Turbo to the page that its address names", async () => {
    const page = await open({ libs: ["turbo"] });
    await next(page).click();
    await shows(page, "peça 2");
    await page.getByRole("link", { name: "sair" }).click();
    await page.locator("#u").waitFor();
    await page.goBack();
    await shows(page, "peça 2");
    await waitUntilMounted(page, tag);
    expect(await position(page)).toBe("página 2 de 4");
  });

  it("works from inside the region, which takes it along", async () => {
    const page = await open({ place: "inside" });
    await next(page).click();
    await shows(page, "peça 2");
    await waitUntilMounted(page, tag);
    expect(await position(page)).toBe("página 2 de 4");
    expect(await page.locator("#lista").evaluate((it) => it === document.activeElement)).toBe(true);
    await next(page).click();
    await shows(page, "peça 3");
    await back(page);
    await shows(page, "peça 2");
    await back(page);
    await shows(page, "peça 1");
    await expect.poll(() => position(page)).toBe("página 1 de 4");
    await expect.poll(() => seen(page)).toEqual([2, 3, 2, 1]);
    expect(asked()).toEqual(["/t 2", "/t 3"]);
  });

  it("ignores a second click on a page, and takes one on another in place of the first", async () => {
    const page = await open({ url: "/t?page=2" });
    const release = await holdRequests(page, "**/t?page=3");
    const dropped = page.waitForEvent("requestfailed");
    const sent: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/t") sent.push(search);
    });
    await next(page).click();
    await waitForState(page, tag, "loading");
    await next(page).click();
    await previous(page).click();
    await shows(page, "peça 1");
    expect((await dropped).url()).toContain("page=3");
    release();
    await page.waitForLoadState("networkidle");
    await shows(page, "peça 1");
    expect(sent).toEqual(["?page=3", "?page=1"]);
    expect(await seen(page)).toEqual([1]);
    expect(await seenErrors(page)).toEqual([]);
  });

  const failures = Object.entries({
    "a 500": { status: 500 },
    "a dropped connection": { drop: true },
    "a redirect to the sign-in page": { status: 302, headers: { location: "/entrar" }, body: "" },
    "what is no HTML": { status: 200, body: "{}" },
  });
  for (const [failure, fault] of failures)
    it(`keeps region, address and page on ${failure}, and tries again when asked to`, async () => {
      const page = await open();
      await waitUntilMounted(page, tag);
      demo.server.failNext({ path: "/t", ...fault });
      await next(page).click();
      const isOver = /401|sign-in/.test(failure);
      const words = isOver ? "sua sessão terminou. entre de novo" : "não deu para carregar.";
      await page.getByRole("alert").getByText(words).waitFor();
      expect(await page.getByRole("link", { name: "entrar" }).count()).toBe(isOver ? 1 : 0);
      await waitForState(page, tag, "error");
      await shows(page, "peça 1");
      expect(search(page)).toBe("");
      expect(await position(page)).toBe("página 1 de 4");
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await shows(page, "peça 2");
      await expect.poll(() => search(page)).toBe("?page=2");
      await expect.poll(() => page.getByRole("alert").count()).toBe(0);
      expect(await seen(page)).toEqual([2]);
    });

  it("leaves clicks with a key, and those that somebody took, alone", async () => {
    const page = await open();
    await waitUntilMounted(page, tag);
    expect(await openInTab(next(page))).toMatch(/\/t\?page=2$/);
    await page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), {
        capture: true,
        once: true,
      }),
    );
    await next(page).click();
    await shows(page, "peça 1");
    expect(asked()).toEqual([]);
    expect(await seen(page)).toEqual([]);
  });

  describeOnce("two paginations of one region", () => {
    /** Above the list, and below it. */
    const two = (at: number) => [
      links(at, 'data-target="lista"'),
      links(at, 'data-target="lista"'),
    ];

    async function openTwo({ libs = [] }: Pick<Listing, "libs"> = {}): Promise<Page> {
      demo.server.addPage("/t", ({ searchParams }) => {
        const at = Number(searchParams.get("page") ?? 1);
        const [above, below] = two(at);
        return {
          body: `<main>${above}<section id="lista" aria-label="peças"><p>peça ${at}</p></section>${below}<a href="/u">sair</a></main>`,
          libs,
        };
      });
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          await events.on(fresh);
        },
      });
      await bothMounted(page);
      return page;
    }
    const bothMounted = (page: Page) =>
      expect.poll(() => page.locator(`${tag}:state(mounted)`).count()).toBe(2);
    const nextOf = (page: Page, which: number) => next(page).nth(which);
    const positions = (page: Page) =>
      expect.poll(() => page.locator(`${tag} [aria-current=page]`).allTextContents());
    const both = (at: number) => [`página ${at} de 4`, `página ${at} de 4`];

    for (const libs of [[], ["turbo"]] as const)
      it(`go on and back together, each page once, on ${libs[0] ?? "a plain page"}`, async () => {
        const page = await openTwo({ libs: [...libs] });
        await nextOf(page, 0).click();
        await shows(page, "peça 2");
        await positions(page).toEqual(both(2));
        await nextOf(page, 1).click();
        await shows(page, "peça 3");
        await positions(page).toEqual(both(3));
        await back(page);
        await shows(page, "peça 2");
        await positions(page).toEqual(both(2));
        await back(page);
        await shows(page, "peça 1");
        await positions(page).toEqual(both(1));
        await forward(page);
        await shows(page, "peça 2");
        expect(await seen(page)).toEqual([2, 3, 2, 1, 2]);
        expect(asked()).toEqual(["/t 2", "/t 3"]);
      });

    it("take a click on one for a click on the other while a page loads, and after a failure", async () => {
      const page = await openTwo();
      demo.server.failNext({ path: "/t", status: 500 });
      await nextOf(page, 0).click();
      await page.getByRole("alert").waitFor();
      const release = await holdRequests(page, "**/t?page=2");
      await nextOf(page, 1).click();
      await expect.poll(() => page.getByRole("alert").count()).toBe(0);
      await nextOf(page, 0).click();
      expect(await page.locator("#lista").getAttribute("aria-busy")).toBe("true");
      release();
      await shows(page, "peça 2");
      await positions(page).toEqual(both(2));
      await expect.poll(() => page.locator("#lista").getAttribute("aria-busy")).toBeNull();
      expect(asked()).toEqual(["/t 2", "/t 2"]);
      expect(await seen(page)).toEqual([2]);
    });

    it("agree with one that comes later, and with what the page says anew", async () => {
      const page = await openTwo();
      await nextOf(page, 1).click();
      await shows(page, "peça 2");
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        links(1, 'data-target="lista" data-mount="eager"'),
      );
      await positions(page).toEqual([...both(2), "página 2 de 4"]);
      // Another list, with its own links, as after a search.
      await page.evaluate(
        (html) => {
          for (const old of document.querySelectorAll("main > *")) old.remove();
          document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
        },
        `${two(3)[0]}<section id="lista"><p>achado</p></section>${two(3)[1]}`,
      );
      await positions(page).toEqual(both(3));
      await page
        .locator(tag)
        .first()
        .evaluate((it) => it.setAttribute("data-page", "1"));
      await positions(page).toEqual(both(1));
      await nextOf(page, 1).click();
      await shows(page, "peça 2");
      await positions(page).toEqual(both(2));
    });

    it("put the page into the region that is there when the answer comes", async () => {
      const page = await openTwo();
      const release = await holdRequests(page, "**/t?page=2");
      await nextOf(page, 0).click();
      await expect.poll(() => page.locator("#lista").getAttribute("aria-busy")).toBe("true");
      await page.locator("#lista").evaluate((it) => {
        it.outerHTML = '<section id="lista"><p>trocada</p></section>';
      });
      release();
      await shows(page, "peça 2");
      await positions(page).toEqual(both(2));
      await back(page);
      await shows(page, "trocada");
      await positions(page).toEqual(both(1));
    });

    it("of which one goes with its page, show what came with it", async () => {
      demo.server.addPage("/t", ({ searchParams }) => {
        const at = Number(searchParams.get("page") ?? 1);
        return {
          body: `<main>${links(at, 'data-target="lista"')}<section id="lista"><p>peça ${at}</p>${links(at, 'data-target="lista"')}</section></main>`,
        };
      });
      const page = await demo.open("/t");
      await bothMounted(page);
      for (const [which, at] of [
        [0, 2],
        [1, 3],
        [0, 4],
      ] as const) {
        await nextOf(page, which).click();
        await shows(page, `peça ${at}`);
        await positions(page).toEqual(both(at));
      }
      for (const at of [3, 2, 1]) {
        await back(page);
        await shows(page, `peça ${at}`);
        await positions(page).toEqual(both(at));
      }
    });
  });

  describeOnce("with script responses", () => {
    const attributes = 'data-target="lista" data-format="js"';
    const serveScript = (contentType: string) =>
      demo.server.addPage("/t.js", ({ searchParams }) => ({
        html: `document.querySelector("#lista").innerHTML = "<p>peça ${searchParams.get("page")} do script</p>"`,
        headers: { "content-type": contentType },
      }));

    it("runs the answer to .js, which changes the region, and goes back from memory", async () => {
      serveScript("text/javascript");
      const page = await open({ attributes });
      await next(page).click();
      await shows(page, "peça 2 do script");
      await expect.poll(() => search(page)).toBe("?page=2");
      expect(await page.locator("#lista").evaluate((it) => it === document.activeElement)).toBe(
        true,
      );
      await back(page);
      await shows(page, "peça 1");
      await forward(page);
      await shows(page, "peça 2 do script");
      expect(asked()).toEqual(["/t.js 2"]);
      expect(await seen(page)).toEqual([2, 1, 2]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("runs nothing that is not served as JavaScript", async () => {
      serveScript("text/plain");
      const page = await open({ attributes });
      await next(page).click();
      await waitForState(page, tag, "error");
      await shows(page, "peça 1");
      expect((await seenErrors(page))[0]?.message).toContain("not served as JavaScript");
    });
  });

  it("names a region that is not there, and leaves the server's links; one that goes later is left to the link", async () => {
    const page = await open({ attributes: 'data-target="nada"' });
    await waitForState(page, tag, "failed");
    const [error] = await seenErrors(page);
    expect(error).toMatchObject({ widget: tag, name: "ElementError" });
    expect(error?.message).toContain("data-target must be the id of an element of the page");
    expect(await page.getByText("página 2", { exact: true }).isVisible()).toBe(true);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-target", "lista"));
    await waitUntilMounted(page, tag);
    await page.locator("#lista").evaluate((it) => it.remove());
    await next(page).click();
    await page.waitForURL("**/t?page=2");
    await shows(page, "peça 2");
  });

  it("names a page that is none", async () => {
    const page = await fixture(`<section id="lista"></section>${links(1, 'data-target="lista"')}`);
    await waitUntilMounted(page, tag);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-page", "0"));
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "ConfigError" }]);
    expect(await page.getByText("página 2", { exact: true }).isVisible()).toBe(true);
  });
});
