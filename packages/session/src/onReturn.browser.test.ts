import { holdRequests, type OpenOptions, useDemo } from "@yy/testing";
import { seenErrors } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const marina = 1;
const beatriz = 3;

const follow = (userId: number, name: string, attributes = "") =>
  `<yy-follow-button data-user-id="${userId}" data-user-name="${name}" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar" ${attributes}></yy-follow-button>`;
const toggle =
  '<yy-seller-toggle data-feature="soft-shipping" data-enabled="false">frete econômico</yy-seller-toggle>';

describe("a page out of the back/forward cache tells what was done on another page", () => {
  const demo = useDemo({ backForwardCache: true });

  async function openList(body: string, visit: OpenOptions = {}): Promise<Page> {
    demo.server.state.follows = [];
    demo.server.addPage("/t", { body: `<main>${body}</main>` });
    const page = await demo.open("/t", { signedInAs: marina, ...visit });
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    return page;
  }

  async function leave(page: Page, body: string): Promise<void> {
    demo.server.addPage("/u", { body: `<main id="u">${body}</main>` });
    await page.goto("/u");
    await page.locator("#u").waitFor({ state: "attached" });
  }

  /** Not by `page.goBack()`, which waits for a `load` event that does not come. */
  async function goBack(page: Page): Promise<void> {
    await page.evaluate(() => history.back());
    await page.waitForURL("**/t", { waitUntil: "commit" });
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  }

  const shown = (page: Page) =>
    expect.poll(() =>
      page
        .locator("yy-follow-button")
        .evaluateAll((buttons) =>
          buttons.map((each) => each.shadowRoot?.querySelector("button")?.textContent),
        ),
    );
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const writes = () =>
    demo.server.requests.filter(({ path }) => path === "/api/users/follow").length;

  it("a follow, on every button of that user and no other", async () => {
    const page = await openList(
      follow(3, "Bia") + follow(3, "Bia") + follow(4, "Caio") + follow(5, "Davi", "data-following"),
    );
    await shown(page).toEqual(["seguir Bia", "seguir Bia", "seguir Caio", "seguindo Davi"]);
    await leave(page, follow(3, "Bia"));
    await press(page, "seguir Bia");
    await expect.poll(writes).toBe(1);
    await page.locator("yy-follow-button:not(:state(pending))").waitFor();
    await goBack(page);
    await shown(page).toEqual(["seguindo Bia", "seguindo Bia", "seguir Caio", "seguindo Davi"]);
    await press(page, "seguir Caio");
    await shown(page).toEqual(["seguindo Bia", "seguindo Bia", "seguindo Caio", "seguindo Davi"]);
    await expect.poll(writes).toBe(2);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("a follow, though this page has not needed to know who is there", async () => {
    const asking = 'data-state-path="/api/users/follow_state?ids=4"';
    const page = await openList(follow(3, "Bia") + follow(4, "Caio", asking));
    await shown(page).toEqual(["seguir Bia", "seguir Caio"]);
    await leave(page, follow(3, "Bia"));
    await press(page, "seguir Bia");
    await page.locator("yy-follow-button:not(:state(pending))").waitFor();
    await goBack(page);
    await shown(page).toEqual(["seguindo Bia", "seguir Caio"]);
  });

  it("the state that the server knows, though it was asked for before the page was left", async () => {
    const asking = 'data-state-path="/api/users/follow_state?ids=3"';
    const before = '{"users":[{"id":3,"user_follow":false}]}';
    const delay = 1200;
    demo.server.failNext({ path: "/api/users/follow_state", delay, body: before });
    // Whoever is there is known, and the same after the return.
    const name = '<yy-session-value data-field="first_name">ninguém</yy-session-value>';
    const page = await openList(name + follow(3, "Bia", asking));
    await page.getByText("Marina", { exact: true }).waitFor();
    await shown(page).toEqual(["seguir Bia"]);
    await leave(page, "");
    demo.server.state.follows = [{ followerId: marina, followingId: 3 }];
    await goBack(page);
    await shown(page).toEqual(["seguindo Bia"]);
    // The answer from before.
    await page.waitForTimeout(delay);
    await shown(page).toEqual(["seguindo Bia"]);
  });

  it("the state that the server knows, where the buttons say where to ask", async () => {
    const path = "/api/users/follow_state";
    let following = false;
    demo.server.addPage(path, () => ({
      html: JSON.stringify({ users: [{ id: 3, user_follow: following }] }),
      headers: { "content-type": "application/json" },
    }));
    const page = await openList(follow(3, "Bia", `data-state-path="${path}"`));
    await expect
      .poll(() => demo.server.requests.filter((request) => request.path === path).length)
      .toBe(1);
    await leave(page, "");
    following = true;
    await goBack(page);
    await shown(page).toEqual(["seguindo Bia"]);
  });

  for (const [who, signIn] of [
    ["nobody", "/_demo/sign-out"],
    ["somebody else", "/_demo/sign-in"],
  ] as const)
    it(`nothing of the last visitor once ${who} is there, before the server has said so again`, async () => {
      const page = await openList(
        `${follow(3, "Bia")}${follow(5, "Davi", "data-following")}${toggle}<yy-session-value data-field="first_name">visitante</yy-session-value>`,
      );
      await page.getByText("Marina").waitFor();
      await press(page, "seguir Bia");
      await page.getByRole("switch").click();
      await page
        .locator("yy-follow-button:state(following):not(:state(pending))")
        .first()
        .waitFor();
      await page.locator("yy-seller-toggle:not(:state(pending))").waitFor();
      await page.request.post(signIn, { data: { userId: beatriz } });
      await leave(page, '<yy-session-value data-field="first_name">visitante</yy-session-value>');
      const name = who === "nobody" ? "visitante" : "Beatriz";
      await page.getByText(name).waitFor();
      await expect
        .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
        .not.toContain("follow 3");
      const release = await holdRequests(page, "**/metadata/user*");
      await goBack(page);
      await shown(page).toEqual(["seguir Bia", "seguir Davi"]);
      await page.getByRole("switch", { checked: false }).waitFor();
      expect(await page.getByText("Marina").count()).toBe(0);
      release();
      await page.getByText(name).waitFor();
      await shown(page).toEqual(["seguir Bia", "seguir Davi"]);
    });

  it("nothing of the last visitor, on a page that had never asked who is there", async () => {
    const page = await openList(follow(5, "Davi", "data-following"));
    await shown(page).toEqual(["seguindo Davi"]);
    await page.request.post("/_demo/sign-out");
    await leave(page, "");
    await goBack(page);
    await shown(page).toEqual(["seguir Davi"]);
  });

  const stored = (page: Page, text: string) =>
    expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("yy:changes") ?? ""))
      .toContain(text);

  it("a switched feature", async () => {
    const page = await openList(toggle);
    await page.getByRole("switch", { checked: false }).waitFor();
    await leave(page, toggle);
    await page.getByRole("switch").click();
    await stored(page, "soft-shipping");
    await goBack(page);
    await page.getByRole("switch", { checked: true }).waitFor();
  });

  it("a follow and a switched feature, where the page was left before their code came", async () => {
    const both = follow(3, "Bia") + toggle;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    const page = await openList(both, {
      prepare: async (fresh) => {
        await fresh.route("**/chunks/{follow-button,seller-toggle}-*", async (route) => {
          held += 1;
          // The test holds no request of the next page.
          if (held <= 2) await released;
          await route.continue();
        });
      },
    });
    await expect.poll(() => held).toBe(2);
    await leave(page, both);
    await press(page, "seguir Bia");
    await page.getByRole("switch").click();
    await stored(page, "follow 3");
    await stored(page, "soft-shipping");
    await goBack(page);
    expect(await page.locator(":defined:is(yy-follow-button, yy-seller-toggle)").count()).toBe(0);
    release();
    await shown(page).toEqual(["seguindo Bia"]);
    await page.getByRole("switch", { checked: true }).waitFor();
  });

  it("a count of messages, and facilities", async () => {
    const page = await openList(
      '<yy-count-badge data-source="chat_unread"></yy-count-badge><yy-facilities></yy-facilities>',
    );
    await page.locator("yy-count-badge:state(known)").waitFor();
    await page.getByRole("listitem").first().waitFor();
    const asked = () =>
      ["/api/inbox/counters", "/api/facilities"].map(
        (path) => demo.server.requests.filter((request) => request.path === path).length,
      );
    expect(asked()).toEqual([1, 1]);
    await leave(page, "");
    await goBack(page);
    await expect.poll(asked).toEqual([2, 2]);
  });
});
