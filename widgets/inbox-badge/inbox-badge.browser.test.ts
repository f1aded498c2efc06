import type { Session } from "@yy/session/session";
import { collectProblems, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "./schema";
import { controlTab, hideTab, showTab } from "./tabControl";

const events = recordEvents(schema);

const minute = 60_000;
const link = '<a href="/perfil/mensagens">mensagens</a>';
const badge = (attributes = "", children = link) =>
  `<yy-inbox-badge ${attributes}>${children}</yy-inbox-badge>`;
const everyMinute = badge(`data-poll-interval="${minute}"`);
const icon = '<link rel="icon" type="image/svg+xml" href="/assets/favicon.svg">';

const marina = 1;

/** The window of a page whose widgets are loaded. */
interface WidgetsPage {
  YY: { session: Session };
}

interface Stage {
  readonly head?: string;
  readonly title?: string;
  readonly libs?: ("turbo" | "turbolinks")[];
  readonly signedInAs?: number | null;
}

describe("yy-inbox-badge", () => {
  const demo = useDemo();

  /** For badges that poll once, and whose counters no test changes. */
  const show = useFixture(demo, { signedInAs: marina });

  const badges = useFixture(demo, {
    signedInAs: marina,
    head: icon,
    prepare: async (fresh) => {
      await controlTab(fresh);
      await fresh.clock.install();
      await events.on(fresh);
    },
  });
  /** Requests before those of the test's own badges. */
  let former = 0;

  /**
   * Shows polling badges on a page that the tests share, whose clock and visibility the test
   * controls, and whose title is "página de teste". They know the counters of this moment, by a
   * poll with which their wait begins.
   */
  const showPolling = async (body: string) => {
    const page = await badges("");
    await page.evaluate((html) => {
      const { session: known } = (window as unknown as Partial<WidgetsPage>).YY ?? {};
      // Those of the test before would seem to change with the first poll.
      if (known?.getState().inbox)
        known.setInbox({ default_unread: 2, chat_unread: 1, total_unread: 3 });
      window.fixture.show(html);
    }, body);
    await waitUntilMounted(page, "yy-inbox-badge");
    await waitForState(page, "yy-inbox-badge", "known");
    // Frames for the effects with which badges join the poll: nobody else would ask on return.
    await page.clock.runFor(100);
    const answered = page.waitForResponse("**/api/inbox/counters*");
    await hideTab(page);
    await showTab(page);
    await (await answered).finished();
    await page.evaluate(() => undefined);
    former = countedPolls() - 1;
    return page;
  };

  /** Opens a new page with a running clock. */
  const openLive = async (
    body: string,
    { signedInAs = marina, ...stage }: Stage = {},
    prepare?: (page: Page) => Promise<void>,
  ) => {
    demo.server.addPage("/t", { title: "lojinha", head: icon, ...stage, body });
    demo.server.addPage("/perfil/mensagens", { body: "<h1>mensagens</h1>", script: "none" });
    return demo.open("/t", {
      ...(signedInAs === null ? {} : { signedInAs }),
      prepare,
    });
  };
  /** Opens a new page whose clock and visibility the test controls. */
  const open = (body: string, stage?: Stage) =>
    openLive(body, stage, async (fresh) => {
      await controlTab(fresh);
      await fresh.clock.install();
      await events.on(fresh);
    });

  const known = async (page: Page) => {
    await waitForState(page, "yy-inbox-badge", "known");
    return page;
  };
  const showKnown = async (body: string) => known(await show(body));
  const openLiveKnown = async (body: string) => known(await openLive(body));
  const openKnown = async (body: string, stage?: Stage) => known(await open(body, stage));

  const allPolls = () => demo.server.requests.filter(({ path }) => path === "/api/inbox/counters");
  const countedPolls = () => allPolls().length;
  const polls = () => allPolls().slice(former);
  const pollsBecome = (count: number) => expect.poll(() => polls().length).toBe(count);
  const shown = (page: Page, text: string) =>
    page.locator("yy-inbox-badge").first().getByText(text, { exact: true }).waitFor();
  const deliver = (page: Page, count = 1) =>
    page.context().request.post("/_demo/deliver", { data: { type: "chat", count } });
  const title = (page: Page) => expect.poll(() => page.title());
  const iconOf = (page: Page) =>
    expect.poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('link[rel~="icon"]')].map((found) => found.outerHTML),
      ),
    );

  /**
   * Runs the clock until just before a poll, checks that none was sent, then runs it to the poll
   * and its response.
   */
  const passUntilPoll = async (page: Page, wait: number) => {
    const before = polls().length;
    await page.clock.runFor(wait - 10_000);
    expect(polls()).toHaveLength(before);
    const answered = page.waitForResponse("**/api/inbox/counters*");
    await page.clock.runFor(10_000);
    await pollsBecome(before + 1);
    // Moving the clock before the response would time the request out.
    await (await answered).finished();
    await page.evaluate(() => undefined);
  };

  beforeEach(() => {
    former = 0;
  });

  describe("shows the count", () => {
    it("of all unread messages", async () => {
      const page = await showKnown(badge());
      await page.getByRole("img", { name: "mensagens não lidas: 3" }).waitFor();
    });

    it("of another counter", async () => {
      const page = await showKnown(badge('data-count-key="chat_unread"'));
      await shown(page, "1");
    });

    it("as default plus chat unread without a total, as 99+ above 99, and not at 0", async () => {
      const page = await showPolling(everyMinute);
      const answer = async (counters: object) => {
        demo.server.failNext({ path: "/api/inbox/counters", body: JSON.stringify(counters) });
        await page.clock.runFor(minute);
      };
      await answer({ default_unread: 4, chat_unread: 3, offer_unread: 9 });
      await shown(page, "7");
      await answer({ default_unread: 100, chat_unread: 0 });
      await shown(page, "99+");
      await answer({ default_unread: 0, chat_unread: 0, total_unread: 0 });
      await expect.poll(() => page.getByRole("img").count()).toBe(0);
      expect(await page.getByRole("link", { name: "mensagens" }).isVisible()).toBe(true);
    });

    it("in place of the server's own number", async () => {
      const own = '<a href="/perfil/mensagens">mensagens <b data-part="count">8</b></a>';
      const page = await showKnown(badge("", own));
      await expect.poll(() => page.getByText("8", { exact: true }).isVisible()).toBe(false);
    });

    it("with the words of the page", async () => {
      const page = await showKnown(badge('data-label="{count} por ler"'));
      await page.getByRole("img", { name: "3 por ler", exact: true }).waitFor();
    });

    it("not for a counter the answer has not", async () => {
      const page = await showKnown(badge('data-count-key="oferta_unread"'));
      expect(await page.getByRole("img").count()).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describe("is a link", () => {
    it("keeps the server's link, and the badge on it lets the click through", async () => {
      const page = await openLiveKnown(badge('data-href="/perfil/mensagens"'));
      expect(await page.getByRole("link").count()).toBe(1);
      const pill = await page.getByRole("img").boundingBox();
      await page.mouse.click((pill?.x ?? 0) + 10, (pill?.y ?? 0) + 10);
      await page.waitForURL("**/perfil/mensagens");
    });

    it("becomes one around an icon, breaks no rule of a strict page and moves nothing", async () => {
      const drawing = '<svg width="24" height="24" role="img" aria-label="mensagens"></svg>';
      const page = await openLiveKnown(badge('data-href="/perfil/mensagens"', drawing));
      const drawn = page.getByRole("link", { name: "mensagens mensagens não lidas: 3" });
      const box = await drawn.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      await drawn.click();
      await page.waitForURL("**/perfil/mensagens");
    });

    it("becomes one around nothing but the number", async () => {
      const page = await showKnown(badge('data-href="/perfil/mensagens"', ""));
      await page.getByRole("link", { name: "mensagens não lidas: 3" }).waitFor();
    });

    it("takes over when the server's link comes later", async () => {
      const page = await showKnown(badge('data-href="/perfil/mensagens"', ""));
      await page.getByRole("link", { name: "mensagens não lidas: 3" }).waitFor();
      await page
        .locator("yy-inbox-badge")
        .evaluate((element) =>
          element.append(
            Object.assign(document.createElement("a"), { href: "/", text: "mensagens" }),
          ),
        );
      await expect.poll(() => page.getByRole("link").count()).toBe(1);
      await page.getByRole("link", { name: "mensagens", exact: true }).waitFor();
    });

    it("refuses one to another origin", async () => {
      const page = await show(badge('data-href="https://example.com/"', "mensagens"));
      await waitForState(page, "yy-inbox-badge", "failed");
      expect(await seenErrors(page)).toMatchObject([{ name: "ConfigError" }]);
      expect(await page.getByText("mensagens").isVisible()).toBe(true);
    });
  });

  describe("asks", () => {
    it("only with a user id", async () => {
      const page = await open(everyMinute, { signedInAs: null });
      await expect.poll(() => demo.server.requests.length).toBe(1);
      await session.waitUntilKnown(page);
      await page.clock.runFor(5 * minute);
      await hideTab(page);
      await page.clock.runFor(5 * minute);
      await showTab(page);
      expect(polls()).toHaveLength(0);
      expect(await page.getByRole("link").isVisible()).toBe(true);
    });

    it("for version 1, with the time interval", async () => {
      await showPolling(badge(`data-time-interval="90" data-poll-interval="${minute}"`));
      expect(polls()).toMatchObject([
        { query: { time_interval: "90" }, headers: { "x-api-version": "1" } },
      ]);
    });

    it("once for five badges, at the shortest of their intervals", async () => {
      const page = await openKnown(
        [5, 2, 1, 0, 3]
          .map((minutes) => badge(`data-poll-interval="${minutes * minute}"`))
          .join(""),
      );
      expect(polls()).toHaveLength(1);
      await passUntilPoll(page, minute);
      await passUntilPoll(page, minute);
      await page
        .locator("yy-inbox-badge")
        .nth(2)
        .evaluate((element) => element.remove());
      await passUntilPoll(page, 2 * minute);
    });

    it("never again with an interval of 0 or none", async () => {
      const page = await openKnown(badge('data-poll-interval="0"') + badge());
      await page.clock.runFor(60 * minute);
      await hideTab(page);
      await page.clock.runFor(60 * minute);
      await showTab(page);
      expect(polls()).toHaveLength(1);
    });

    it("once together with count badges, and again for the next user", async () => {
      const page = await openLiveKnown(
        `${badge()}<yy-count-badge data-source="chat_unread"></yy-count-badge>`,
      );
      await waitForState(page, "yy-count-badge", "known");
      expect(polls()).toHaveLength(1);
      await page.context().request.post("/_demo/sign-in", { data: { userId: 2 } });
      await session.refresh(page);
      await pollsBecome(2);
    });

    it("with the new interval when the attribute changes", async () => {
      const page = await showPolling(badge(`data-poll-interval="${10 * minute}"`));
      await page
        .locator("yy-inbox-badge")
        .evaluate((element, text) => element.setAttribute("data-poll-interval", text), `${minute}`);
      await page.clock.runFor(minute);
      await pollsBecome(2);
    });

    it("no more once the last badge has left", async () => {
      const page = await showPolling(everyMinute);
      await page.locator("yy-inbox-badge").evaluate((element) => element.remove());
      await page.clock.runFor(10 * minute);
      expect(polls()).toHaveLength(1);
    });

    it("no more after a 401, which signs the visitor out", async () => {
      const page = await openKnown(everyMinute);
      await session.end(page);
      demo.server.failNext({ path: "/api/inbox/counters", status: 401 });
      await page.clock.runFor(minute);
      await expect.poll(() => page.getByRole("img").count()).toBe(0);
      await page.clock.runFor(10 * minute);
      expect(polls()).toHaveLength(2);
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("gives up an answer nobody waits for any more, and asks again for a later badge", async () => {
      demo.server.failNext({ path: "/api/inbox/counters", delay: 20_000 });
      const page = await open(badge());
      const aborted = page.waitForEvent("requestfailed");
      await pollsBecome(1);
      await page.evaluate(() => document.body.replaceChildren());
      await page.clock.runFor(1000);
      expect((await aborted).url()).toContain("/api/inbox/counters");
      await page.evaluate(() => document.body.append(document.createElement("yy-inbox-badge")));
      await waitForState(page, "yy-inbox-badge", "known");
      expect(await seenErrors(page)).toEqual([]);
    });

    it("within the interval although the clock is set back", async () => {
      const page = await openKnown(everyMinute);
      await page.clock.setSystemTime(Date.now() - 60 * minute);
      // What waits anew: another badge.
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML("beforeend", html),
        everyMinute,
      );
      await expect.poll(() => page.locator("yy-inbox-badge:state(known)").count()).toBe(2);
      const before = polls().length;
      await page.clock.runFor(minute);
      await pollsBecome(before + 1);
    });

    it("one at a time: a slow answer is waited for, then the poll that fell due follows at once", async () => {
      const page = await showPolling(everyMinute);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let asked = 0;
      await page.route("**/api/inbox/counters", async (route) => {
        asked += 1;
        if (asked === 1) await answered;
        await route.continue();
      });
      await page.clock.runFor(minute);
      await expect.poll(() => asked).toBe(1);
      await page.clock.runFor(minute / 3);
      await hideTab(page);
      await showTab(page);
      expect(asked).toBe(1);
      answer();
      await expect.poll(() => asked).toBe(2);
    });
  });

  describe("while the tab is inactive", () => {
    it("waits 1, 1, 2, 3, 5 times the interval", async () => {
      const page = await showPolling(everyMinute);
      await page.clock.runFor(minute / 2);
      await hideTab(page);
      for (const times of [1, 1, 2, 3, 5]) await passUntilPoll(page, times * minute);
    });

    it("comes back to the plain interval, and refreshes, on return", async () => {
      const page = await showPolling(everyMinute);
      await hideTab(page);
      for (const times of [1, 1, 2]) await passUntilPoll(page, times * minute);
      const before = polls().length;
      await showTab(page);
      await pollsBecome(before + 1);
      await passUntilPoll(page, minute);
      await passUntilPoll(page, minute);
      await hideTab(page);
      for (const times of [1, 1, 2]) await passUntilPoll(page, times * minute);
    });

    it("keeps the rhythm through failures", async () => {
      const page = await showPolling(everyMinute);
      await hideTab(page);
      await passUntilPoll(page, minute);
      demo.server.failNext({ path: "/api/inbox/counters", status: 500, times: 2 });
      await passUntilPoll(page, minute);
      await passUntilPoll(page, 2 * minute);
      await passUntilPoll(page, 3 * minute);
      await shown(page, "3");
      await expect
        .poll(() => seenErrors(page))
        .toMatchObject([{ name: "RequestError" }, { name: "RequestError" }]);
    });
  });

  describe("when a poll fails", () => {
    const failures = {
      "a lost connection": { drop: true },
      HTML: { body: "<p>entrar</p>", contentType: "text/html", status: 200 },
      "a counter that is text": { body: '{"default_unread":"1","chat_unread":0}' },
    };
    const expectOneError = async (page: Page) => {
      await expect.poll(() => seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
      expect(await page.getByRole("link").first().isVisible()).toBe(true);
      await page.clock.runFor(minute);
      await shown(page, "3");
      expect(await seenErrors(page)).toHaveLength(1);
    };

    it("keeps the link, tells the first badge alone, and goes on: 500 at once", async () => {
      demo.server.failNext({ path: "/api/inbox/counters", status: 500 });
      await expectOneError(await open(everyMinute + everyMinute));
    });

    for (const [failure, fault] of Object.entries(failures))
      it(`keeps link and count, tells the first badge alone, and goes on: ${failure}`, async () => {
        const page = await showPolling(everyMinute + everyMinute);
        demo.server.failNext({ path: "/api/inbox/counters", ...fault });
        await page.clock.runFor(minute);
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        await shown(page, "3");
        await expectOneError(page);
      });

    it("asks nothing when it cannot be known who is there", async () => {
      demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
      const page = await open(everyMinute + everyMinute);
      await page.clock.runFor(1000);
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      expect(polls()).toHaveLength(0);
      expect(await page.getByRole("link").first().isVisible()).toBe(true);
    });
  });

  describe("tells of new messages on an inactive tab", () => {
    const telling = badge(
      `data-poll-interval="${minute}" data-favicon-new="/assets/favicon-new.svg"`,
    );
    const newIcon = expect.stringContaining("/assets/favicon-new.svg");

    it("with title and icon, both restored on return", async () => {
      const page = await showPolling(telling);
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(4) página de teste");
      await iconOf(page).toEqual([newIcon]);
      await showTab(page);
      await title(page).toBe("página de teste");
      await iconOf(page).toEqual([icon]);
    });

    it("not on an active one", async () => {
      const page = await showPolling(telling);
      await deliver(page);
      await page.clock.runFor(minute);
      await shown(page, "4");
      expect(await page.title()).toBe("página de teste");
      await iconOf(page).toEqual([icon]);
    });

    it("not without new ones", async () => {
      const page = await showPolling(telling);
      await hideTab(page);
      await passUntilPoll(page, minute);
      await passUntilPoll(page, minute);
      expect(await page.title()).toBe("página de teste");
    });

    it("with the last count alone: the prefix is never added twice", async () => {
      const page = await showPolling(telling + telling);
      await hideTab(page);
      await deliver(page);
      await passUntilPoll(page, minute);
      await title(page).toBe("(4) página de teste");
      await deliver(page, 100);
      await passUntilPoll(page, minute);
      await title(page).toBe("(99+) página de teste");
      await showTab(page);
      await title(page).toBe("página de teste");
    });

    it("by a count above the last one seen, though the server does not say so", async () => {
      const counters = (total: number) => JSON.stringify({ default_unread: total, chat_unread: 0 });
      const page = await showPolling(telling);
      await hideTab(page);
      demo.server.failNext({ path: "/api/inbox/counters", body: counters(2) });
      await passUntilPoll(page, minute);
      await shown(page, "2");
      expect(await page.title()).toBe("página de teste");
      demo.server.failNext({ path: "/api/inbox/counters", body: counters(6) });
      await passUntilPoll(page, minute);
      await title(page).toBe("(6) página de teste");
    });

    it("by what the server says, though the count is the same", async () => {
      const page = await showPolling(telling);
      demo.server.state.newMessageUserIds.push(marina);
      await hideTab(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(3) página de teste");
    });

    it.each([
      [
        "puts a mark of its own before it",
        (title: string) => `★ ${title.replace("★ ", "")}`,
        "★ (4) página de teste",
      ],
      ["insists on its own", () => "★ oferta", "★ oferta"],
    ])("once, where another script of the page %s", async (_, rewrite, wanted) => {
      const page = await showPolling(everyMinute);
      await page.evaluate(`{
        const rewrite = ${rewrite};
        window.others = new MutationObserver(() => {
          const wanted = rewrite(document.title);
          if (document.title !== wanted) document.title = wanted;
        });
        others.observe(document.head, { childList: true, characterData: true, subtree: true });
      }`);
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe(wanted);
      await page.evaluate("others.disconnect()");
      await showTab(page);
      await page.evaluate(() => {
        document.title = "página de teste";
      });
    });

    it("without touching the title where that is off", async () => {
      const page = await showPolling(
        badge(
          `data-poll-interval="${minute}" data-title-prefix="false" data-favicon-new="/assets/favicon-new.svg"`,
        ),
      );
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await iconOf(page).toEqual([newIcon]);
      expect(await page.title()).toBe("página de teste");
    });

    it("without touching the icon where none is given", async () => {
      const page = await showPolling(everyMinute);
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(4) página de teste");
      await iconOf(page).toEqual([icon]);
    });

    it("with an icon on a page that has none", async () => {
      const page = await showPolling(telling);
      const own = await page.evaluateHandle(() => {
        const found = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
        found?.remove();
        return found;
      });
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await iconOf(page).toEqual([newIcon]);
      await showTab(page);
      await iconOf(page).toEqual([]);
      await own.evaluate((found) => found && document.head.append(found));
    });

    it("on a page without a title", async () => {
      const page = await showPolling(everyMinute);
      const own = await page.title();
      await page.evaluate(() => {
        document.title = "";
      });
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(4)");
      await showTab(page);
      await title(page).toBe("");
      await page.evaluate((text) => {
        document.title = text;
      }, own);
    });

    it("in front of a title that the page sets meanwhile", async () => {
      const page = await showPolling(everyMinute);
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(4) página de teste");
      await page.evaluate(() => {
        document.title = "vestidos";
      });
      await title(page).toBe("(4) vestidos");
      await page.evaluate(() => {
        document.title = "mensagens (4) | lojinha";
      });
      await title(page).toBe("(4) mensagens (4) | lojinha");
      await showTab(page);
      await title(page).toBe("mensagens (4) | lojinha");
    });

    it("no longer once its badge has left", async () => {
      const page = await showPolling(telling);
      await hideTab(page);
      await deliver(page);
      await page.clock.runFor(minute);
      await title(page).toBe("(4) página de teste");
      await page.locator("yy-inbox-badge").evaluate((element) => element.remove());
      await page.clock.runFor(1000);
      await title(page).toBe("página de teste");
      await iconOf(page).toEqual([icon]);
    });

    it.each(["turbo", "turbolinks"] as const)(
      "through visits of %s, there and back",
      async (lib) => {
        demo.server.addPage("/t2", { title: "vestidos", head: icon, body: telling, libs: [lib] });
        const page = await openKnown(telling, { libs: [lib] });
        const visit = (path: string) =>
          page.evaluate(({ library, to }) => Reflect.get(window, library).visit(to), {
            library: lib === "turbo" ? "Turbo" : "Turbolinks",
            to: path,
          });
        await hideTab(page);
        await deliver(page);
        await page.clock.runFor(minute);
        await title(page).toBe("(4) lojinha");

        await visit("/t2");
        await page.clock.runFor(1000);
        await title(page).toBe("(4) vestidos");
        await iconOf(page).toEqual([newIcon]);

        await showTab(page);
        await title(page).toBe("vestidos");
        await iconOf(page).toEqual([icon]);

        await page.goBack();
        await page.clock.runFor(1000);
        await title(page).toBe("lojinha");
        await iconOf(page).toEqual([icon]);
        expect(collectProblems(page).errors).toEqual([]);
      },
    );

    it("and polls in the same rhythm through a Turbo visit", async () => {
      demo.server.addPage("/t2", { title: "vestidos", body: everyMinute, libs: ["turbo"] });
      const page = await openKnown(everyMinute, { libs: ["turbo"] });
      await page.clock.runFor(minute / 2);
      await page.evaluate(() => Reflect.get(window, "Turbo").visit("/t2"));
      await title(page).toBe("vestidos");
      await waitForState(page, "yy-inbox-badge", "known");
      expect(polls()).toHaveLength(1);
      await page.clock.runFor(minute / 2);
      await pollsBecome(2);
    });
  });

  describe("speaks", () => {
    const status = (page: Page) =>
      page.getByRole("status").evaluateAll((all) => all.map((element) => element.textContent));

    it("of changes after the first count, politely and once for all badges", async () => {
      const page = await showPolling(everyMinute + everyMinute);
      expect(await status(page)).toEqual(["", ""]);
      await page.clock.runFor(minute);
      await pollsBecome(2);
      expect(await status(page)).toEqual(["", ""]);
      await deliver(page);
      await page.clock.runFor(minute);
      await expect.poll(() => status(page)).toEqual(["mensagens não lidas: 4", ""]);
    });

    it("no more of the former counter once it is another's badge", async () => {
      const page = await showPolling(everyMinute);
      await deliver(page);
      await page.clock.runFor(minute);
      await expect.poll(() => status(page)).toEqual(["mensagens não lidas: 4"]);
      await page
        .locator("yy-inbox-badge")
        .evaluate((badge) => badge.setAttribute("data-count-key", "default_unread"));
      await shown(page, "2");
      expect(await status(page)).toEqual([""]);
    });

    it("no more of who was signed in before", async () => {
      const page = await openKnown(badge());
      await page.evaluate(() =>
        (window as unknown as WidgetsPage).YY.session.setInbox({
          default_unread: 3,
          chat_unread: 1,
        }),
      );
      await expect.poll(() => status(page)).toEqual(["mensagens não lidas: 4"]);
      await page.request.post("/_demo/sign-in", { data: { userId: 3 } });
      await session.refresh(page);
      await expect.poll(() => status(page)).toEqual([""]);
    });

    it("of the end of them", async () => {
      const page = await showPolling(everyMinute);
      await page.evaluate(() =>
        (window as unknown as WidgetsPage).YY.session.setInbox({
          default_unread: 0,
          chat_unread: 0,
        }),
      );
      await expect.poll(() => status(page)).toEqual(["mensagens não lidas: 0"]);
    });
  });

  it("fires yy:inbox-updated with the counters on each badge, at each update", async () => {
    const page = await open("");
    await page.evaluate((body) => {
      document.body.innerHTML = body;
    }, everyMinute + everyMinute);
    const updates = async () =>
      (await events.seen(page, "yy:inbox-updated")).map(({ from, detail }) => [from, detail]);
    const counters = {
      default_unread: 2,
      chat_unread: 1,
      total_unread: 3,
      new_message_since_last_view: false,
    };
    const update = ["yy-inbox-badge", { counters }];
    await expect.poll(updates).toEqual([update, update]);
    await page.clock.runFor(minute);
    await expect.poll(updates).toEqual([update, update, update, update]);
  });
});

describe("yy-inbox-badge in the back/forward cache", () => {
  const demo = useDemo({ backForwardCache: true });

  it("asks again, and has left no prefix, when the page comes back", async () => {
    demo.server.addPage("/t", { title: "lojinha", body: badge() });
    demo.server.addPage("/other", { title: "outra", body: "", script: "none" });
    const page = await demo.open("/t", { signedInAs: marina });
    await waitForState(page, "yy-inbox-badge", "known");
    await page.evaluate(() => Reflect.set(window, "kept", true));
    demo.server.state.newMessageUserIds.push(marina);
    await page.goto("/other");
    const counted = () =>
      demo.server.requests.filter(({ path }) => path === "/api/inbox/counters").length;
    expect(counted()).toBe(1);
    // Playwright's `goBack` waits for a load, which a page from the back/forward cache does not
    // have.
    await page.evaluate(() => history.back());
    await waitInPage(page, () => Reflect.get(window, "kept") === true, null, "the page kept");
    await expect.poll(counted).toBe(2);
    expect(await page.title()).toBe("lojinha");
  });
});
