import { collectProblems, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const start = Date.parse("2026-03-01T12:00:00Z");
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Time from their markup until countdowns are mounted, in ms of the page's clock. */
const mounting = 40;

const iso = (instant: number) => new Date(instant).toISOString();

/** A countdown that ends that many ms after `start`. */
const lasting = (ms: number, attributes = "", children = "até logo") =>
  `<yy-countdown data-ends-at="${iso(start + ms)}" ${attributes}>${children}</yy-countdown>`;

/** Runs in the page: whether it has come out of the browser's cache. */
function wasKept(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.transferSize === 0;
}

describe("yy-countdown", () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { stoppedAt: start - mounting, prepare: events.on });

  /** Shows it just before `start`, with the page's clock stopped until the test moves it. */
  async function show(body: string): Promise<Page> {
    demo.server.addPage("/fim", { body: '<h1 id="end">acabou</h1>' });
    return fixture(body);
  }

  async function showMounted(body: string): Promise<Page> {
    const page = await show(body);
    await mount(page);
    return page;
  }

  /**
   * Runs the clock for one frame, which Preact's effects need to mount the widget. Waits by
   * Playwright's own means, because what waits by the page's timers would stop with the clock.
   */
  async function mount(page: Page): Promise<void> {
    await page.waitForFunction(() => customElements.get("yy-countdown") !== undefined);
    await page.clock.runFor(mounting);
    await expect.poll(() => page.locator("yy-countdown:not(:state(mounted))").count()).toBe(0);
  }

  const failed = (page: Page) =>
    page.locator("yy-countdown:state(failed)").waitFor({ state: "attached" });
  const timer = (page: Page) => page.getByRole("timer");
  const spoken = (page: Page) => page.locator("yy-countdown [aria-live=polite]");
  const told = async (page: Page) => (await events.seen(page)).map(({ type }) => type);
  const shows = (page: Page, text: string) =>
    expect.poll(() => timer(page).textContent()).toBe(text);
  const set = (page: Page, name: string, value: string) =>
    page.evaluate(
      ([attribute, text]) =>
        document.querySelector("yy-countdown")?.setAttribute(attribute as string, text as string),
      [name, value],
    );

  describe("the time left", () => {
    it("is told in the words for it", async () => {
      const times = [3 * day - second, day + second, 4 * hour - second, hour, 65 * second];
      const page = await showMounted(times.map((ms) => lasting(ms)).join(""));
      expect(await timer(page).allTextContents()).toEqual([
        "2 dias",
        "1 dia",
        "3 horas",
        "1 hora",
        "01:05",
      ]);
    });

    it("takes epoch ms, and an offset", async () => {
      const page = await showMounted(
        `<yy-countdown data-ends-at="${start + 90 * second}">x</yy-countdown>`,
      );
      await shows(page, "01:30");
      await set(page, "data-ends-at", "2026-03-01T09:02:00-03:00");
      await shows(page, "02:00");
    });

    it("ticks with the second in which its text changes", async () => {
      const page = await showMounted(lasting(90 * second));
      await page.clock.runFor(999);
      await shows(page, "01:29");
      await page.clock.runFor(second);
      await shows(page, "01:28");
      await page.clock.runFor(50 * second);
      await shows(page, "00:38");
    });

    it("goes over from days to hours to minutes at the moment itself", async () => {
      const page = await showMounted(lasting(day + minute));
      await shows(page, "1 dia");
      await page.clock.runFor(minute + 10);
      await shows(page, "23 horas");
      await page.clock.fastForward(23 * hour - minute);
      await shows(page, "1 hora");
    });

    it("is right at once after a sleep, when the timers have stood still", async () => {
      const page = await showMounted(lasting(40 * day));
      await shows(page, "40 dias");
      await page.clock.setSystemTime(start + 38 * day);
      await shows(page, "40 dias");
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await shows(page, "2 dias");
      await page.clock.setSystemTime(start + 39 * day + 23 * hour + 30 * minute);
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
      await shows(page, "30:00");
    });

    it("counts on by itself over more than 24.8 days", async () => {
      const page = await showMounted(lasting(30 * day));
      await page.clock.fastForward(30 * day - 30 * second);
      await shows(page, "00:30");
      await page.clock.runFor(31 * second);
      expect(await told(page)).toEqual(["yy:countdown-finished"]);
    });

    it("has one timer for all countdowns of the page", async () => {
      const page = await showMounted(lasting(90 * second).repeat(20));
      await page.evaluate(() => {
        const { setTimeout: after } = window;
        let waiting = 0;
        window.setTimeout = ((callback: () => void, delay?: number) => {
          if ((delay ?? 0) > 100) waiting += 1;
          return after(callback, delay);
        }) as typeof window.setTimeout;
        Reflect.set(window, "timersSet", () => {
          window.setTimeout = after;
          return waiting;
        });
      });
      await page.clock.runFor(3 * second);
      const set = await page.evaluate(() => Reflect.get(window, "timersSet" as string)());
      expect(set).toBeGreaterThan(0);
      expect(set).toBeLessThanOrEqual(4);
      await expect
        .poll(async () => new Set(await timer(page).allTextContents()))
        .toEqual(new Set(["01:27"]));
    });

    it("takes the same room before the script, after it and at every tick", async () => {
      const body = `<p>faltam ${lasting(hour + second)} <b>para o fim</b></p>`;
      demo.server.addPage("/t", { body: `<main>${body}</main>` });
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          await fresh.clock.install({ time: start - minute });
          await fresh.clock.pauseAt(start - mounting);
        },
      });
      await mount(page);
      const place = () => page.locator("b").boundingBox();
      const first = await place();
      await page.clock.runFor(2 * second);
      await shows(page, "59:59");
      await page.clock.runFor(minute);
      expect(await place()).toEqual(first);
      demo.server.addPage("/sem", { body: `<main>${body}</main>`, script: "none" });
      expect(await (await demo.open("/sem")).locator("b").boundingBox()).toEqual(first);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });

  describe("a wrong clock", () => {
    /** Opens a page in real time, because a clock that stands still has no timing of the page. */
    const openWithClock = (body: string, ahead: number) => {
      demo.server.addPage("/t", { body: `<main>${body}</main>` });
      return demo.open("/t", {
        prepare: (fresh) =>
          fresh.addInitScript((ahead) => {
            const { now } = Date;
            Date.now = () => now() + ahead;
          }, ahead),
      });
    };
    const ending = (ms: number) =>
      `<yy-countdown data-ends-at="${Date.now() + ms}" data-server-now="${Date.now()}"></yy-countdown>`;

    it.each([3 * hour, -3 * hour])("is corrected by the server's time: %d ms", async (ahead) => {
      const page = await openWithClock(ending(30.5 * minute), ahead);
      await expect.poll(() => timer(page).textContent()).toMatch(/^(30|29):/);
    });

    it("is not seen in a page that a cache has kept", async () => {
      const written = Date.now() - minute;
      demo.server.addPage("/t", {
        body: `<yy-countdown data-ends-at="${written + 90 * second}" data-server-now="${written}"></yy-countdown>`,
      });
      const html = await (await fetch(`${demo.server.origin}/t`)).text();
      const headers = { "cache-control": "max-age=600", vary: "accept" };
      demo.server.addPage("/guardada", { html, headers });
      demo.server.addPage("/fim", { body: "" });
      const page = await demo.open("/guardada");
      // It has just come, so that its minute is the clock's.
      await expect.poll(() => timer(page).textContent()).toMatch(/^01:[123]/);
      await page.goto("/fim");
      await page.goBack();
      await timer(page).waitFor();
      expect(await page.evaluate(wasKept)).toBe(true);
      expect(await timer(page).textContent()).toMatch(/^00:[0123]/);
    });

    it("is not corrected again by markup that comes out of a snapshot", async () => {
      const body = ending(20.5 * minute);
      const page = await openWithClock(body, 3 * hour);
      await expect.poll(() => timer(page).textContent()).toMatch(/^20:/);
      await page.evaluate(
        ([html, later]) => {
          const { now } = Date;
          Date.now = () => now() + Number(later);
          const main = document.querySelector("main");
          main?.replaceChildren();
          main?.insertAdjacentHTML("beforeend", String(html));
        },
        [body, 5 * minute],
      );
      await expect.poll(() => timer(page).textContent()).toMatch(/^15:/);
    });
  });

  describe("the end", () => {
    const finished = "yy:countdown-finished";
    const before = "yy:before-countdown-redirect";

    /** Records the messages in the page at every event of this type from now on. */
    const messagesAt = (page: Page, type: string) =>
      page.evaluateHandle((name) => {
        const seen: (string | null)[][] = [];
        window.addEventListener(name, () => {
          const messages = document.querySelectorAll("yy-flash > [data-flash]");
          seen.push(Array.from(messages, ({ textContent }) => textContent));
        });
        return seen;
      }, type);

    it("tells, notifies, asks and leaves, in this order", async () => {
      const page = await showMounted(
        `${lasting(2 * second, 'data-alert-text="acabou!" data-redirect-url="/fim"')}<yy-flash></yy-flash>`,
      );
      const [atEnd, atRedirect] = [
        await messagesAt(page, finished),
        await messagesAt(page, before),
      ];
      await page.clock.runFor(2 * second);
      const detail = { endsAt: iso(start + 2 * second) };
      expect(await events.seen(page)).toEqual([
        { type: finished, detail, from: "yy-countdown" },
        {
          type: before,
          detail: { ...detail, url: `${demo.server.origin}/fim` },
          from: "yy-countdown",
        },
      ]);
      expect(await atEnd.jsonValue()).toEqual([[]]);
      expect(await atRedirect.jsonValue()).toEqual([["acabou!"]]);
      await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
      await page.clock.runFor(100);
      await page.locator("yy-flash [part='message alert']").getByText("acabou!").waitFor();
      await page.clock.runFor(2800);
      expect(new URL(page.url()).pathname).toBe("/fixture");
      await page.clock.runFor(200);
      await page.locator("#end").waitFor();
    });

    it("notifies by data-notify, its name of 0.1, too", async () => {
      const page = await showMounted(
        `${lasting(second, 'data-notify="acabou!"')}<yy-flash></yy-flash>`,
      );
      await page.clock.runFor(second);
      await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
      await page.clock.runFor(100);
      await page.locator("yy-flash [part='message alert']").getByText("acabou!").waitFor();
    });

    it("leaves at once without a notification", async () => {
      const page = await showMounted(lasting(second, 'data-redirect-url="/fim"'));
      const entries = await page.evaluate(() => history.length);
      await page.clock.runFor(second);
      await page.locator("#end").waitFor();
      // Back leads to the page before, not to one that leads on again.
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    it("stays when the redirect is cancelled", async () => {
      const page = await showMounted(
        `${lasting(second, 'data-redirect-url="/fim" data-alert-text="fim"')}<yy-flash></yy-flash>`,
      );
      await page.evaluate((type) => {
        window.addEventListener(type, (event) => event.preventDefault());
      }, before);
      await page.clock.runFor(10 * second);
      expect(await told(page)).toEqual([finished, before]);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("comes at mount when it is past", async () => {
      const page = await showMounted(lasting(-day));
      await shows(page, "00:00");
      expect(await told(page)).toEqual([finished]);
    });

    it("comes once, however the element moves and returns", async () => {
      const page = await showMounted(`${lasting(-second)}<section></section>`);
      await page.evaluate(async () => {
        const countdown = document.querySelector("yy-countdown") as HTMLElement;
        document.querySelector("section")?.append(countdown);
        countdown.remove();
        Reflect.set(window, "gone", countdown);
      });
      await page.clock.runFor(100);
      await page.evaluate(() =>
        document.querySelector("main")?.append(Reflect.get(window, "gone" as string)),
      );
      await mount(page);
      await shows(page, "00:00");
      expect(await told(page)).toEqual([finished]);
    });

    it("comes again for another end, and takes back the leaving of the one before", async () => {
      const page = await showMounted(
        lasting(second, 'data-alert-text="acabou" data-redirect-url="/fim"'),
      );
      await page.clock.runFor(second);
      await set(page, "data-ends-at", iso(start + minute));
      await shows(page, "00:59");
      await page.clock.runFor(5 * second);
      expect(new URL(page.url()).pathname).toBe("/fixture");
      await page.clock.runFor(minute);
      await page.locator("#end").waitFor();
    });

    it("does not leave once the countdown is gone from the page", async () => {
      const page = await showMounted(
        `${lasting(second, 'data-alert-text="acabou" data-redirect-url="/fim"')}<yy-flash></yy-flash>`,
      );
      await page.clock.runFor(second);
      await page.evaluate(() => document.querySelector("yy-countdown")?.remove());
      await page.clock.runFor(10 * second);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("does not wait for one of several that fails", async () => {
      const page = await showMounted(
        lasting(second, 'data-redirect-url="https://elsewhere.example/"') + lasting(second),
      );
      await page.clock.runFor(second);
      expect(await told(page)).toEqual([finished, before, finished]);
    });

    it("refuses another origin once, and the visitor stays", async () => {
      const page = await showMounted(
        lasting(second, 'data-redirect-url="https://elsewhere.example/"'),
      );
      await page.clock.runFor(10 * second);
      expect(await seenErrors(page)).toEqual([
        {
          widget: "yy-countdown",
          name: "ConfigError",
          message: "the address must be one that this page may open",
        },
      ]);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });
  });

  describe("announcing", () => {
    it("says nothing with the ticks, and the announced moments politely", async () => {
      const page = await showMounted(lasting(minute + 2 * second));
      expect(await spoken(page).textContent()).toBe("");
      await page.clock.runFor(1500);
      expect(await spoken(page).textContent()).toBe("");
      await page.clock.runFor(600);
      await expect.poll(() => spoken(page).textContent()).toBe("falta 1 minuto");
      await page.clock.runFor(6 * second);
      await expect.poll(() => spoken(page).textContent()).toBe("");
      await page.clock.runFor(minute);
      await expect.poll(() => spoken(page).textContent()).toBe("tempo encerrado");
    });

    it("says the moment that each has come to", async () => {
      const moments = [day, hour, 10 * minute].map((at) => lasting(at + 500)).join("");
      const page = await showMounted(moments);
      await page.clock.runFor(second);
      await expect
        .poll(() => spoken(page).allTextContents())
        .toEqual(["falta 1 dia", "falta 1 hora", "faltam 10 minutos"]);
    });
  });

  describe("on pages of all kinds", () => {
    it("starts no timer in a Turbo preview, and goes on when the page is real", async () => {
      const page = await show("");
      await page.waitForFunction(() => "YY" in window);
      await page.evaluate(
        (html) => {
          document.documentElement.setAttribute("data-turbo-preview", "");
          document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
        },
        lasting(minute + second),
      );
      await mount(page);
      await shows(page, "01:01");
      await page.clock.runFor(2 * minute);
      await shows(page, "01:01");
      expect(await told(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
      await shows(page, "00:00");
      expect(await told(page)).toEqual(["yy:countdown-finished"]);
    });

    it("says what is wrong with its end, shows the server's words, and starts when it is right", async () => {
      const page = await show(
        '<yy-countdown data-ends-at="2026-03-01T12:00:00">logo</yy-countdown>',
      );
      await failed(page);
      expect(await seenErrors(page)).toEqual([
        {
          widget: "yy-countdown",
          name: "ConfigError",
          message:
            "yy-countdown: data-ends-at must be an ISO 8601 instant with an offset, or epoch ms",
        },
      ]);
      expect(await page.getByText("logo").isVisible()).toBe(true);
      await set(page, "data-ends-at", iso(start + minute));
      await shows(page, "01:00");
    });

    it("says what is wrong with the server's time", async () => {
      const page = await show(lasting(minute, 'data-server-now="agora"'));
      await failed(page);
      expect((await seenErrors(page))[0]?.message).toBe(
        "yy-countdown: data-server-now must be an ISO 8601 instant with an offset, or epoch ms",
      );
    });

    it("has the font of the text around it, with figures of one width", async () => {
      const page = await showMounted(`<p>${lasting(minute)}</p>`);
      await page.locator("main p").evaluate((paragraph: HTMLElement) => {
        paragraph.style.font = "700 30px serif";
      });
      const style = await timer(page).evaluate((node) => {
        const { fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(node);
        return [fontSize, fontWeight, fontVariantNumeric];
      });
      expect(style).toEqual(["30px", "700", "tabular-nums"]);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });
  });
});
