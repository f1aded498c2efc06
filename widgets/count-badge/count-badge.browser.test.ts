import type { Session } from "@yy/session/session";
import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitForState } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const badge = (attributes: string, children = "") =>
  `<yy-count-badge ${attributes}>${children}</yy-count-badge>`;

const marina = 1;

/** The window of a page whose widgets are loaded. */
interface WidgetsPage {
  YY: { session: Session };
}

describe("yy-count-badge", () => {
  const demo = useDemo();

  /** For badges that do not need the session. */
  const show = useFixture(demo);
  /** For badges of a user whose counters the tests do not change. */
  const showToMarina = useFixture(demo, { signedInAs: marina });

  /** Opens a new page. */
  const open = async (
    body: string,
    signedInAs?: number,
    prepare?: (page: Page) => Promise<void>,
  ) => {
    demo.server.addPage("/t", { body });
    return demo.open("/t", {
      ...(signedInAs === undefined ? {} : { signedInAs }),
      prepare,
    });
  };
  /** Opens a page whose counters arrive when the test releases them. */
  const openHeld = async (body: string) => {
    let release = () => {};
    const page = await open(body, marina, async (fresh) => {
      release = await holdRequests(fresh, "**/api/inbox/counters*");
    });
    return { page, release };
  };
  const known = (page: Page) => waitForState(page, "yy-count-badge", "known");
  const calls = (path: string) => demo.server.requests.filter((request) => request.path === path);
  const width = (page: Page) =>
    page.locator("yy-count-badge").evaluate((element) => element.getBoundingClientRect().width);

  describe("shows a count", () => {
    it("up to 99, or to what the page says, and hides at none without taking room", async () => {
      const counts = [
        ['data-count="3"', "3"],
        ['data-count="99"', "99"],
        ['data-count="100"', "99+"],
        ['data-count="10" data-max="9"', "9+"],
      ] as const;
      const none = ["0", "-2"].map((count) => badge(`data-count="${count}"`, count)).join("");
      const page = await show(
        `${counts.map(([attributes]) => badge(attributes)).join("")}<p>${none}</p>`,
      );
      for (const [, text] of counts) {
        const image = page.getByRole("img", { name: text, exact: true });
        await image.waitFor();
        expect(await image.textContent()).toBe(text);
      }
      await waitForState(page, "p yy-count-badge", "empty");
      const widths = await page
        .locator("p yy-count-badge")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(widths).toEqual([0, 0]);
      expect(await page.locator("p").getByRole("img").count()).toBe(0);
    });

    it("reads its label aloud, with the number shown", async () => {
      const page = await show(badge('data-count="120" data-label="{count} ofertas novas"'));
      await page.getByRole("img", { name: "99+ ofertas novas", exact: true }).waitFor();
    });

    it("follows the attribute down to zero and back", async () => {
      const page = await show(badge('data-count="3"'));
      const host = page.locator("yy-count-badge");
      await page.getByRole("img", { name: "3" }).waitFor();
      await host.evaluate((element) => element.setAttribute("data-count", "0"));
      await waitForState(page, "yy-count-badge", "empty");
      expect(await width(page)).toBe(0);
      await host.evaluate((element) => element.setAttribute("data-count", "42"));
      await page.getByRole("img", { name: "42" }).waitFor();
    });

    it("comes out of zero by its property too", async () => {
      const page = await show(badge('data-count="0"'));
      await waitForState(page, "yy-count-badge", "empty");
      await page
        .locator("yy-count-badge")
        .evaluate((element) => Object.assign(element, { count: 5 }));
      await page.getByRole("img", { name: "5" }).waitFor();
    });

    it("shows the server's number when the count is none", async () => {
      const page = await show(badge('data-count="muitas"', "3"));
      await waitForState(page, "yy-count-badge", "failed");
      expect(await page.getByText("3", { exact: true }).isVisible()).toBe(true);
      expect(await seenErrors(page)).toMatchObject([{ name: "ConfigError" }]);
    });

    it("asks nothing", async () => {
      const page = await open(badge('data-count="3"'), marina);
      await known(page);
      expect(demo.server.requests).toEqual([]);
    });
  });

  describe("with a source", () => {
    it("shows the inbox counter of that name", async () => {
      const page = await showToMarina(
        ["total_unread", "chat_unread", "default_unread"]
          .map((source) => badge(`data-source="${source}"`))
          .join(""),
      );
      await known(page);
      expect(await page.getByRole("img").allTextContents()).toEqual(["3", "1", "2"]);
    });

    it("works the total out when the server does not give it", async () => {
      demo.server.failNext({
        path: "/api/inbox/counters",
        body: JSON.stringify({ default_unread: 4, chat_unread: 3, offer_unread: 8 }),
      });
      const page = await open(badge('data-source="total_unread"'), marina);
      await page.getByRole("img", { name: "7", exact: true }).waitFor();
    });

    it("shows a number of the user, and asks for no counters", async () => {
      const user = { id: 1, sold_notifications_count: 6 };
      demo.server.failNext({ path: "/metadata/user", body: JSON.stringify(user) });
      const page = await open(badge('data-source="sold_notifications_count"'), marina);
      await page.getByRole("img", { name: "6", exact: true }).waitFor();
      expect(calls("/api/inbox/counters")).toHaveLength(0);
    });

    it("hides for a counter the user has not", async () => {
      const page = await showToMarina(badge('data-source="no_such_count"'));
      await waitForState(page, "yy-count-badge", "empty");
    });

    it("refuses a source that is no number", async () => {
      const page = await showToMarina(badge('data-source="first_name"', "2"));
      await waitForState(page, "yy-count-badge", "failed");
      expect(await page.getByText("2", { exact: true }).isVisible()).toBe(true);
      expect(await seenErrors(page)).toMatchObject([
        {
          name: "ConfigError",
          message: "yy-count-badge: data-source must name a number of the session",
        },
      ]);
    });

    it("asks once for metadata and counters, however many badges", async () => {
      const page = await open(badge('data-source="total_unread"').repeat(5), marina);
      await known(page);
      expect(calls("/metadata/user")).toHaveLength(1);
      expect(calls("/api/inbox/counters")).toHaveLength(1);
      expect(calls("/api/inbox/counters")[0]?.headers["x-api-version"]).toBe("1");
      await page.evaluate(() => {
        const late = document.createElement("yy-count-badge");
        late.dataset.source = "chat_unread";
        document.body.append(late);
      });
      await known(page);
      expect(calls("/api/inbox/counters")).toHaveLength(1);
    });

    it("asks for no counters, and hides, when nobody is signed in", async () => {
      const page = await open(badge('data-source="total_unread"', "3"));
      await waitForState(page, "yy-count-badge", "empty");
      expect(calls("/metadata/user")).toHaveLength(1);
      expect(calls("/api/inbox/counters")).toHaveLength(0);
    });

    it("asks before it comes near the viewport", async () => {
      const below = '<div style="block-size: 5000px"></div>';
      const page = await open(below + badge('data-source="total_unread"'), marina);
      await known(page);
    });

    it("without one, is not drawn before it comes near the viewport", async () => {
      const below = '<div class="far"></div>';
      demo.server.addPage("/t", {
        head: '<style nonce="{{nonce}}">.far { block-size: 5000px }</style>',
        body: badge('data-count="1" id="near"') + below + badge('data-count="2" id="far"'),
      });
      const page = await demo.open("/t");
      await waitForState(page, "#near", "known");
      expect(await page.locator("#far").evaluate((far) => far.matches(":state(mounted)"))).toBe(
        false,
      );
      await page.locator("#far").scrollIntoViewIfNeeded();
      await waitForState(page, "#far", "known");
    });

    it("shows the server's number until the answer, or the count it is given, then the session's", async () => {
      const { page, release } = await openHeld(
        badge('data-source="total_unread"', "8") +
          badge('data-source="total_unread" data-count="9"'),
      );
      await waitForState(page, "yy-count-badge", "mounted");
      expect(await page.getByText("8", { exact: true }).isVisible()).toBe(true);
      await page.getByRole("img", { name: "9" }).waitFor();
      release();
      await expect.poll(() => page.getByRole("img").allTextContents()).toEqual(["3", "3"]);
      await expect.poll(() => page.getByText("8", { exact: true }).isVisible()).toBe(false);
    });

    it("follows the session, and asks again for another user's counters", async () => {
      const page = await open(badge('data-source="total_unread"'), marina);
      await page.getByRole("img", { name: "3" }).waitFor();
      await page.evaluate(() =>
        (window as unknown as WidgetsPage).YY.session.setInbox({
          default_unread: 0,
          chat_unread: 12,
        }),
      );
      await page.getByRole("img", { name: "12", exact: true }).waitFor();
      await page.context().request.post("/_demo/sign-in", { data: { userId: 2 } });
      await session.refresh(page);
      await expect.poll(() => calls("/api/inbox/counters").length).toBe(2);
      await known(page);
    });
  });

  describe("when asking fails", () => {
    const failures = {
      "500": { status: 500 },
      "a lost connection": { drop: true },
      HTML: { body: "<p>entrar</p>", contentType: "text/html", status: 200 },
      "a counter that is text": { body: '{"default_unread":"1","chat_unread":0}' },
    };
    for (const [failure, fault] of Object.entries(failures))
      it(`keeps the server's number and tells the first badge alone: ${failure}`, async () => {
        demo.server.failNext({ path: "/api/inbox/counters", ...fault });
        const page = await open(badge('data-source="total_unread"', "8").repeat(3), marina);
        await expect.poll(() => seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
        expect(await page.getByText("8", { exact: true }).count()).toBe(3);
        expect(calls("/api/inbox/counters")).toHaveLength(1);
        expect(await page.locator("yy-count-badge").first().isVisible()).toBe(true);
      });

    it("keeps the server's number when it cannot be known who is there", async () => {
      demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
      const page = await open(badge('data-source="total_unread"', "8").repeat(2), marina);
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      expect(await page.getByText("8", { exact: true }).first().isVisible()).toBe(true);
      expect(calls("/api/inbox/counters")).toHaveLength(0);
    });

    it("hides, and says nothing more, when a 401 signs the visitor out", async () => {
      demo.server.failNext({ path: "/api/inbox/counters", status: 401, delay: 1000 });
      const page = await open(badge('data-source="total_unread"', "8"), marina);
      await session.waitUntilKnown(page);
      await session.end(page);
      await waitForState(page, "yy-count-badge", "empty");
      expect(await seenErrors(page)).toEqual([]);
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
    });

    it("gives up its request when the last badge leaves", async () => {
      demo.server.failNext({ path: "/api/inbox/counters", delay: 20_000 });
      const page = await open(badge('data-source="total_unread"').repeat(2), marina);
      const aborted = page.waitForEvent("requestfailed");
      await expect.poll(() => calls("/api/inbox/counters").length).toBe(1);
      await page.evaluate(() => document.body.replaceChildren());
      expect((await aborted).url()).toContain("/api/inbox/counters");
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("breaks no rule of a strict page, and moves nothing: a number in plain text is as large as the badge that takes its place", async () => {
    const body = `<p>${badge('data-source="total_unread"', "3")} mensagens ${badge('data-count="12"', "12")} ofertas</p>`;
    const boxes = (page: Page) =>
      page
        .locator("yy-count-badge")
        .evaluateAll((all) =>
          all.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    demo.server.addPage("/without", { body, script: "none" });
    const before = await boxes(await demo.open("/without"));
    const page = await open(body, marina);
    await known(page);
    expect(await boxes(page)).toEqual(before);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
