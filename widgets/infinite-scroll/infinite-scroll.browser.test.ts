import { holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-infinite-scroll";
const css = `<style nonce="{{nonce}}">p { margin: 0; block-size: 200px } body { margin: 0 }
  #box { block-size: 400px; overflow: auto } #sides { overflow-x: hidden }</style>`;

const items = (page: number, count = 4) =>
  Array.from(
    { length: count },
    (_, index) => `<p><a href="/p/${page}-${index}">${page}.${index}</a></p>`,
  ).join("");

const list = (attributes = "", more = "", first = items(1)) =>
  `<${tag} data-next-url="/lista?page=2" ${attributes}>${first}${more}</${tag}><footer><a href="/ajuda">ajuda</a></footer>`;

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo, {
    head: css,
    prepare: async (fresh) => {
      await fresh.clock.install();
      await events.on(fresh);
    },
  });
  const asked = () =>
    demo.server.requests.filter(({ path }) => path === "/lista").map(({ query }) => query.page);

  /** Serves `/lista?page=N`; the last page names no next one. `htmlOf` makes the HTML of a page. */
  function serveList(last: number, htmlOf = (page: number) => items(page)): void {
    demo.server.addPage("/lista", (url) => {
      const page = Number(url.searchParams.get("page"));
      const link = `</lista?page=${page + 1}>; rel="next"`;
      return { html: htmlOf(page), headers: page < last ? { link } : {} };
    });
  }

  async function open(body: string, libs: "turbo"[] = [], head = ""): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, libs, head: css + head });
    return demo.open("/t", { prepare: events.on });
  }

  const shown = (page: Page) => page.locator(`${tag} p`).count();
  /** Events that lists fired, in order: the number of items added, or "finished". */
  const told = async (page: Page) =>
    (await events.seen(page)).map((event) =>
      event.type === "yy:items-added" ? event.detail.count : "finished",
    );
  const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const scrollTop = (page: Page) => page.evaluate(() => scrollY);
  const retry = (page: Page) => page.getByRole("button", { name: "tentar de novo" });

  /**
   * Two frames that are drawn, in which the page hears of scrolling: an observer speaks first in
   * the next one, also where the clock is the test's.
   */
  const nextFrames = (page: Page) =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise<void>((drawn) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            drawn();
          });
          observer.observe(document.body);
        });
    });

  /** Lets twice the debounce pass on a page of the fixture, in which nothing should happen. */
  const debounced = async (page: Page) => {
    await nextFrames(page);
    await page.clock.runFor(250);
    await nextFrames(page);
  };
  /** The same on a page of its own, whose clock nobody moves. */
  const debouncedInItsTime = (page: Page) => page.waitForTimeout(250);

  it("adds the next page when the end is near, debounced, says so, and says when it is the last", async () => {
    serveList(3);
    const page = await fixture(list('data-buffer="0"', "", items(1, 8)));
    await waitUntilMounted(page, tag);
    await debounced(page);
    expect(asked()).toEqual([]);
    const release = await holdRequests(page, "**/lista*");
    await toEnd(page);
    await waitForState(page, tag, "loading");
    await page.getByRole("status").getByText("carregando").waitFor();
    expect(await page.locator(`${tag} [aria-busy=true]`).count()).toBe(1);
    release();
    await expect.poll(() => shown(page)).toBe(12);
    await expect.poll(() => page.getByRole("status").textContent()).toBe("4 itens carregados");
    expect(await told(page)).toEqual([4]);
    await debounced(page);
    expect(asked()).toEqual(["2"]);
    await toEnd(page);
    await waitForState(page, tag, "finished");
    await expect.poll(() => told(page)).toEqual([4, 4, "finished"]);
    await toEnd(page);
    await debounced(page);
    expect(asked()).toEqual(["2", "3"]);
    expect(await page.locator(`${tag} a`).last().textContent()).toBe("3.3");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("waits until the visitor stays at the end: whoever scrolls past and back asks nothing", async () => {
    serveList(2);
    const page = await fixture(list('data-debounce="400"', "", items(1, 20)));
    await waitUntilMounted(page, tag);
    await nextFrames(page);
    await toEnd(page);
    // Far less than the 400 ms, in which the list notices the scrolling.
    await nextFrames(page);
    await page.clock.runFor(40);
    await page.evaluate(() => scrollTo(0, 0));
    await nextFrames(page);
    // The debounce of 400 ms, and a little more.
    await page.clock.runFor(500);
    expect(asked()).toEqual([]);
    await toEnd(page);
    await expect.poll(asked).toEqual(["2"]);
  });

  it("asks within the buffer below the window, and not before", async () => {
    serveList(2);
    // 2000 px of list in a window of 800: the end is 300 px below it at 900.
    const page = await fixture(list('data-debounce="0"', "", items(1, 10)));
    await waitUntilMounted(page, tag);
    await page.evaluate(() => scrollTo(0, 880));
    await debounced(page);
    expect(asked()).toEqual([]);
    await page.evaluate(() => scrollTo(0, 910));
    await expect.poll(asked).toEqual(["2"]);
  });

  it("fills a page too short to scroll at once, each address asked once, and shifts nothing", async () => {
    serveList(9, (page) => items(page, 2));
    const page = await fixture(list("", "", items(1, 1)));
    // 800 px and the buffer of 300 hold six items; the room for the spinner follows them.
    await expect.poll(() => shown(page)).toBe(7);
    await debounced(page);
    expect(asked()).toEqual(["2", "3", "4"]);
    expect(await scrollTop(page)).toBe(0);
  });

  it("goes on through pages without an item, and takes the next address from inside the answer", async () => {
    demo.server.addPage("/lista", (url) => {
      const page = Number(url.searchParams.get("page"));
      if (page < 4) return { html: `<div data-next-url="/lista?page=${page + 1}" hidden></div>` };
      return { html: `<p data-next-url="">4.0</p>` };
    });
    const page = await fixture(list());
    await waitForState(page, tag, "finished");
    expect(asked()).toEqual(["2", "3", "4"]);
    await expect.poll(() => told(page)).toEqual([1, "finished"]);
    await expect.poll(() => page.getByRole("status").textContent()).toBe("1 item carregado");
    expect(await page.locator(tag).evaluate((it) => it.querySelector("div"))).toBeNull();
  });

  it("leaves it to the visitor whether to go on asking a server that sends no end of empty pages", async () => {
    serveList(1000, () => "");
    const page = await fixture(list());
    await waitForState(page, tag, "waiting");
    await toEnd(page);
    await debounced(page);
    expect(asked()).toHaveLength(3);
    await page.getByRole("button", { name: "carregar mais" }).press("Enter");
    await expect.poll(asked).toHaveLength(4);
    expect(await seenErrors(page)).toEqual([]);
  });

  it.each([
    ["an address asked before", "</lista?page=2>; rel=next", "has been asked before"],
    ["what is no web address", "<javascript:alert(1)>; rel=next", "is no web address"],
  ])("is finished, and reports it, when the next is %s", async (_, link, message) => {
    demo.server.addPage("/lista", (url) => {
      const isSecond = url.searchParams.get("page") === "2";
      const next = isSecond ? '</lista?page=3>; rel="next"' : link;
      return { html: items(2, 1), headers: { link: next } };
    });
    const page = await fixture(list());
    await waitForState(page, tag, "finished");
    expect(asked()).toEqual(["2", "3"]);
    await expect.poll(() => told(page)).toEqual([1, 1, "finished"]);
    expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
    expect((await seenErrors(page))[0]?.message).toContain(message);
  });

  const failures = Object.entries({
    "a 500": { status: 500 },
    "a dropped connection": { drop: true },
    "a redirect to the sign-in page": { status: 302, headers: { location: "/entrar" }, body: "" },
    "what is no HTML": { status: 200, body: "[]" },
  });
  for (const [failure, fault] of failures)
    it(`after ${failure} asks nothing until the visitor says so, and then goes on to the items`, async () => {
      serveList(2);
      demo.server.failNext({ path: "/lista", ...fault });
      const page = await fixture(list());
      const isOver = /401|sign-in/.test(failure);
      const words = isOver ? "sua sessão terminou. entre de novo" : "não deu para carregar.";
      await page.getByRole("alert").getByText(words).waitFor();
      expect(await page.getByRole("link", { name: "entrar" }).count()).toBe(isOver ? 1 : 0);
      await waitForState(page, tag, "error");
      await toEnd(page);
      await debounced(page);
      expect(asked()).toEqual(["2"]);
      expect(await shown(page)).toBe(4);
      await retry(page).press("Enter");
      await expect.poll(() => shown(page)).toBe(8);
      await waitForState(page, tag, "finished");
      expect(asked()).toEqual(["2", "2"]);
      await expect.poll(() => retry(page).count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("2.0");
      expect(await seenErrors(page)).toHaveLength(1);
    });

  it("scrolls on by the extra, once, when items come at the very end, and not otherwise", async () => {
    serveList(3, (page) => items(page, 10));
    const page = await fixture(list('data-buffer="0" data-extra-scroll="120"', "", items(1, 10)));
    await waitUntilMounted(page, tag);
    const atEnd = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return scrollY;
    });
    await expect.poll(() => shown(page)).toBe(20);
    expect(await scrollTop(page)).toBe(atEnd + 120);
    const release = await holdRequests(page, "**/lista*");
    await toEnd(page);
    await waitForState(page, tag, "loading");
    await page.evaluate(() => scrollBy(0, -50));
    const notAtEnd = await scrollTop(page);
    release();
    await expect.poll(() => shown(page)).toBe(30);
    await debounced(page);
    expect(await scrollTop(page)).toBe(notAtEnd);
  });

  describe("with a link to the next page", () => {
    const more = '<p><a data-part="more" href="/pagina/2">mais</a></p>';

    it("adds pages before it, asks at once when it is followed, and takes it away after the last", async () => {
      serveList(3, (page) => items(page, 10));
      const page = await fixture(list("", more, items(1, 10)));
      await waitUntilMounted(page, tag);
      const link = page.getByRole("link", { name: "mais" });
      await link.focus();
      // The focus brought the end near, too: one request for both.
      await page.keyboard.press("Enter");
      await expect.poll(() => shown(page)).toBe(21);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("2.0");
      expect(await page.locator(`${tag} a`).last().textContent()).toBe("mais");
      // By script: a pointer would scroll to it first, and the end that is near then would request
      // the page anyway.
      await link.evaluate((element: HTMLElement) => element.click());
      await waitForState(page, tag, "finished");
      expect(asked()).toEqual(["2", "3"]);
      await expect.poll(() => link.isVisible()).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("leaves a click with a key to the browser, and tries again after a failure", async () => {
      serveList(2);
      demo.server.failNext({ path: "/lista", status: 500 });
      const page = await fixture(list("", more));
      await waitForState(page, tag, "error");
      const link = page.getByRole("link", { name: "mais" });
      await openInTab(link);
      expect(asked()).toEqual(["2"]);
      await link.click();
      await waitForState(page, tag, "finished");
      expect(asked()).toEqual(["2", "2"]);
    });
  });

  it("leaves the footer where it is while the keyboard is in it", async () => {
    serveList(3, (page) => items(page, 10));
    const page = await open(list("", "", items(1, 10)));
    await waitUntilMounted(page, tag);
    // Backwards from the page's beginning: its last link.
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("ajuda");
    await debouncedInItsTime(page);
    expect(asked()).toEqual([]);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(asked).toEqual(["2"]);
  });

  it("scrolls inside an element as well as in the window", async () => {
    serveList(2);
    const page = await fixture(`<div id="box">${list('data-buffer="100"', "", items(1, 6))}</div>`);
    await waitUntilMounted(page, tag);
    await debounced(page);
    expect(asked()).toEqual([]);
    await page.locator("#box").evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await waitForState(page, tag, "finished");
    expect(await shown(page)).toBe(10);
  });

  it("waits for the end of the window in a box that only clips its sides", async () => {
    serveList(9);
    const page = await fixture(
      `<div id="sides">${list('data-buffer="100"', "", items(1, 8))}</div>`,
    );
    await waitUntilMounted(page, tag);
    await debounced(page);
    expect(asked()).toEqual([]);
    await toEnd(page);
    await expect.poll(asked).toEqual(["2"]);
    await debounced(page);
    expect(asked()).toEqual(["2"]);
  });

  it("asks in time, and comes back to its place, where the body scrolls in place of the window", async () => {
    serveList(4, (page) => items(page, 10));
    demo.server.addPage("/u", { body: "<main>outra</main>" });
    const head = `<style nonce="{{nonce}}">html { overflow: hidden; block-size: 100% } body { block-size: 100%; overflow: auto }</style>`;
    const page = await open(list('data-buffer="400"', "", items(1, 10)), [], head);
    await waitUntilMounted(page, tag);
    await debouncedInItsTime(page);
    expect(asked()).toEqual([]);
    const bodyTo = (top: number) => page.evaluate((to) => document.body.scrollTo(0, to), top);
    // The end is 200 px below the window.
    await bodyTo(1000);
    await expect.poll(() => shown(page)).toBe(20);
    await bodyTo(2100);
    await page.goto("/u");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.body.scrollTop)).toBe(2100);
  });

  it("begins anew when the page gives it another list, or a morph brings the first page back", async () => {
    serveList(2);
    demo.server.addPage("/outra", { html: items(7, 2) });
    const morphs = '<meta name="turbo-refresh-method" content="morph">';
    const page = await open(list(), ["turbo"], morphs);
    await waitForState(page, tag, "finished");
    await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
    await expect.poll(asked).toEqual(["2", "2"]);
    await waitForState(page, tag, "finished");
    expect(await shown(page)).toBe(8);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-next-url", "/outra"));
    await toEnd(page);
    await expect.poll(() => shown(page)).toBe(10);
    await waitForState(page, tag, "finished");
    await expect.poll(() => told(page)).toEqual([4, "finished", 4, "finished", 2, "finished"]);
    expect(await seenErrors(page)).toEqual([]);
  });

  describe("on the way back", () => {
    async function openScrolled(libs: "turbo"[] = []): Promise<{ page: Page; top: number }> {
      serveList(4, (page) => items(page, 10));
      demo.server.addPage("/u", { body: '<main id="u">outra</main>', libs });
      const page = await open(list("", "", items(1, 10)), libs);
      await waitUntilMounted(page, tag);
      for (const count of [20, 30]) {
        await toEnd(page);
        await expect.poll(() => shown(page)).toBe(count);
      }
      // Turbo remembers a position only after it was told of the scrolling.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener("scroll", resolve, { once: true });
            scrollTo(0, 4100);
          }),
      );
      return { page, top: 4100 };
    }

    it("is at the top of a list that the visitor left before they were in another", async () => {
      const { page } = await openScrolled();
      demo.server.addPage("/outra", { html: items(7, 10) });
      await page.locator(tag).evaluate((list) => {
        scrollTo(0, 0);
        list.setAttribute("data-next-url", "/outra");
        for (const item of [...list.children].slice(10)) item.remove();
      });
      await expect.poll(() => page.getByText("carregado").count()).toBe(0);
      await toEnd(page);
      await waitForState(page, tag, "finished");
      await page.evaluate(() => scrollTo(0, 0));
      await page.goto("/u");
      demo.server.requests.length = 0;
      await page.goBack();
      await waitUntilMounted(page, tag);
      await debouncedInItsTime(page);
      // The server's first list is there, whose further pages were not those that were left.
      expect(asked()).toEqual([]);
    });

    it("is where it was under Turbo, from the snapshot, and goes on from there", async () => {
      const { page, top } = await openScrolled(["turbo"]);
      await page.evaluate(() => window.Turbo.visit("/u"));
      await page.locator("#u").waitFor();
      // Turbo takes a scrolling that is told only after the way back for one of the page that comes
      // back.
      await expect.poll(() => scrollTop(page)).toBe(0);
      await nextFrames(page);
      await page.goBack();
      await expect.poll(() => shown(page)).toBe(30);
      await expect.poll(() => scrollTop(page)).toBe(top);
      await toEnd(page);
      await waitForState(page, tag, "finished");
      expect(asked()).toEqual(["2", "3", "4"]);
      expect(await shown(page)).toBe(40);
    });

    it("is where it was on a page that scrolls smoothly, where the browser glides on the way", async () => {
      const { page, top } = await openScrolled();
      await page.addInitScript(() =>
        // Before that there may be no root element.
        document.addEventListener("readystatechange", () => {
          document.documentElement.style.scrollBehavior = "smooth";
        }),
      );
      await page.goto("/u");
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(top);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.style.scrollBehavior))
        .toBe("smooth");
      await nextFrames(page);
      expect([await scrollTop(page), await shown(page)]).toEqual([top, 30]);
    });

    it("is where it was on a page loaded anew, and at the top for whoever comes by a link", async () => {
      const { page, top } = await openScrolled();
      await page.goto("/u");
      await page.goBack();
      await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(30);
      await expect.poll(() => scrollTop(page)).toBe(top);
      await page.goto("/u");
      demo.server.requests.length = 0;
      await page.goto("/t");
      await waitUntilMounted(page, tag);
      await debouncedInItsTime(page);
      expect(asked()).toEqual([]);
      expect(await scrollTop(page)).toBe(0);
    });
  });

  it("looks at no item that is in the list already, however many pages come", async () => {
    serveList(31, (page) => items(page, 20));
    const page = await fixture(list("", "", ""));
    await page.evaluate((name) => {
      const element = document.querySelector(name) as HTMLElement & { looks: string[] };
      element.looks = [];
      const ways = ["querySelector", "querySelectorAll", "children", "childNodes", "textContent"];
      for (const way of ways) {
        const before = Reflect.get(element, way);
        Object.defineProperty(element, way, {
          get() {
            element.looks.push(way);
            return typeof before === "function" ? before.bind(element) : before;
          },
        });
      }
      // The end is near all the time: page after page is loaded, while the visitor scrolls up and
      // down.
      element.setAttribute("data-buffer", "1000000");
    }, tag);
    const isFinished = async () => {
      await page.evaluate(() => scrollTo(0, scrollY === 0 ? 100 : 0));
      return page.locator(`${tag}:state(finished)`).count();
    };
    await expect.poll(isFinished, { timeout: 20_000 }).toBe(1);
    const looks = await page.evaluate(
      (name) => Reflect.get(document.querySelector(name) ?? {}, "looks") as string[],
      tag,
    );
    // One of them may be the renderer's, at mount.
    expect(looks.length).toBeLessThan(2);
    expect(await shown(page)).toBe(600);
    expect(asked()).toHaveLength(30);
  });

  it("ends its request when it leaves, and asks nothing afterwards", async () => {
    serveList(3);
    const page = await fixture("");
    await holdRequests(page, "**/lista*");
    const failed = page.waitForEvent("requestfailed");
    await page.evaluate((html) => window.fixture.show(html), list());
    await waitForState(page, tag, "loading");
    await page.locator(tag).evaluate((it) => it.remove());
    expect((await failed).url()).toContain("/lista?page=2");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("names a wrong number, and goes on with the next right one", async () => {
    serveList(2);
    const page = await fixture(list('data-buffer="-1"'));
    await waitForState(page, tag, "failed");
    expect((await seenErrors(page))[0]?.message).toContain(`${tag}: data-buffer`);
    expect(await page.locator(`${tag} a`).first().isVisible()).toBe(true);
    expect(asked()).toEqual([]);
    await page.locator(tag).evaluate((it) => it.setAttribute("data-buffer", "1"));
    await waitForState(page, tag, "finished");
  });
});
