import { collectProblems, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { seenErrors, session, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const tag = "yy-follow-button";

function button(userId: number, attributes = ""): string {
  return `<${tag} data-user-id="${userId}" data-user-name="Ana" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar?de=loja" ${attributes}><a href="/entrar">seguir Ana</a></${tag}>`;
}

describe("yy-follow-button", () => {
  const demo = useDemo();
  const followed = (userId: number) =>
    demo.server.state.follows.some(
      ({ followerId, followingId }) => followerId === 1 && followingId === userId,
    );
  const writes = () =>
    demo.server.requests
      .filter(({ path }) => path === "/api/users/follow" || path === "/api/users/unfollow")
      .map(({ method, body, status }) => ({ method, body, status }));

  /**
   * A page remembers whom its visitor has followed, so each test of a shared one has another user.
   */
  let lastUser = 100;
  const newUser = () => {
    lastUser += 1;
    const [someone] = demo.server.state.users;
    if (someone) demo.server.state.users.push({ ...someone, id: lastUser });
    return lastUser;
  };

  const fixture = useFixture(demo, { signedInAs: 1, prepare: events.on });
  async function showButtons(body: string): Promise<Page> {
    demo.server.state.follows = [];
    const page = await fixture(body);
    if (body) await waitUntilMounted(page, tag);
    return page;
  }

  /**
   * Opens a page of its own with these buttons; a member is signed in unless the visit says
   * otherwise.
   */
  async function openButtons(
    body: string,
    { signedInAs = 1, url = "/loja" }: { signedInAs?: number | null; url?: string } = {},
  ): Promise<Page> {
    demo.server.state.follows = [];
    demo.server.addPage("/loja", { libs: ["turbo"], body: `<main>${body}</main>` });
    demo.server.addPage("/entrar", { body: "<h1>entrar</h1>", script: "none" });
    const page = await demo.open(url, {
      ...(signedInAs === null ? {} : { signedInAs }),
      prepare: events.on,
    });
    if (body) await waitUntilMounted(page, tag);
    return page;
  }

  /** By then a follow that the page makes by itself has been sent: it asks who is there before. */
  async function waitUntilSent(page: Page): Promise<void> {
    await waitUntilMounted(page, tag);
    await session.refresh(page);
    await session.refresh(page);
  }

  const changes = async (page: Page) =>
    (await events.seen(page, "yy:follow-changed")).map(({ detail, from }) => ({
      on: from,
      ...detail,
    }));
  const following = (page: Page) =>
    page.getByRole("button", { name: "seguindo Ana", pressed: true });
  const notFollowing = (page: Page) =>
    page.getByRole("button", { name: "seguir Ana", pressed: false, exact: true });

  describe("following", () => {
    it("shows the follow at once, while the request is still on its way", async () => {
      const id = newUser();
      const page = await showButtons(button(id, 'id="a"'));
      const release = await holdRequests(page, "**/api/users/follow");
      await notFollowing(page).click();
      await following(page).waitFor();
      expect(await page.locator(`${tag}:state(following):state(pending)`).count()).toBe(1);
      release();
      await expect.poll(() => followed(id)).toBe(true);
      await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
      expect(await changes(page)).toEqual([
        { on: "a", userId: `${id}`, following: true, origin: "user" },
      ]);
      expect(writes()).toEqual([{ method: "POST", body: { following_id: `${id}` }, status: 201 }]);
    });

    it("keeps the button active when the server answers 422, and reports it", async () => {
      const id = newUser();
      const page = await showButtons(button(id));
      demo.server.failNext({ path: "/api/users/follow", status: 422, body: "{}" });
      await notFollowing(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      await following(page).waitFor();
      expect((await seenErrors(page))[0]).toMatchObject({ widget: tag, name: "RequestError" });
    });

    const failures = [
      ["500", { status: 500 }],
      ["403", { status: 403 }],
      ["a dropped connection", { drop: true }],
      // The page has no other token: nothing was followed.
      ["a refused token", { status: 422, body: '{"error":"csrf"}' }],
    ] as const;
    for (const [failure, fault] of failures) {
      it(`reverts on ${failure}, with one error`, async () => {
        const id = newUser();
        const page = await showButtons(button(id, 'id="a"'));
        demo.server.failNext({ path: "/api/users/follow", ...fault });
        await notFollowing(page).click();
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        await notFollowing(page).waitFor();
        expect((await changes(page)).map(({ following, origin }) => [following, origin])).toEqual([
          [true, "user"],
          [false, "revert"],
        ]);
        expect(followed(id)).toBe(false);
      });
    }

    it("reverts on 401 and knows the visitor as signed out from then on", async () => {
      const page = await openButtons(button(3));
      // Known as signed in, until the session ends behind the page's back.
      await session.refresh(page);
      await page.request.post("/_demo/sign-out", { data: {} });
      await notFollowing(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      await notFollowing(page).waitFor();
      await expect.poll(async () => (await session.of(page)).signedIn).toBe(false);
      await notFollowing(page).click();
      await page.waitForURL("**/entrar?**");
    });
  });

  describe("while another tab says that somebody else is there", () => {
    /** A follow that is on its way to the server, of a visitor whom the page knows. */
    async function openFollowed() {
      const page = await openButtons(button(3, 'id="a"'));
      await session.refresh(page);
      const release = await holdRequests(page, "**/api/users/follow");
      await notFollowing(page).click();
      await following(page).waitFor();
      return { page, release };
    }

    it("takes the choice back when the visitor is gone, whatever its answer, without an error", async () => {
      const { page, release } = await openFollowed();
      await page.request.post("/_demo/sign-out", { data: {} });
      const other = await page.context().newPage();
      await other.goto(`${demo.server.origin}/loja`);
      await session.refresh(other);
      await notFollowing(page).waitFor();
      expect(await page.locator(`${tag}:state(pending)`).count()).toBe(0);
      const answered = page.waitForResponse("**/api/users/follow");
      release();
      expect((await answered).status()).toBe(401);
      await session.refresh(page);
      await notFollowing(page).waitFor();
      expect((await changes(page)).map(({ following, origin }) => [following, origin])).toEqual([
        [true, "user"],
        [false, "revert"],
      ]);
      expect(await seenErrors(page)).toEqual([]);
      await notFollowing(page).click();
      await page.waitForURL("**/entrar?**");
    });

    it("keeps the choice when it is the same visitor after all, and ends it by the next click", async () => {
      const { page, release } = await openFollowed();
      const metadata = page.waitForResponse("**/metadata/user");
      // A tab that has asked before the visitor signed in.
      await page.evaluate(() => new BroadcastChannel("yy:identity").postMessage(""));
      await metadata;
      await session.waitUntilKnown(page);
      release();
      await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
      await following(page).waitFor();
      await following(page).click();
      await expect.poll(() => writes().map(({ method }) => method)).toEqual(["POST", "DELETE"]);
      await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
      await notFollowing(page).waitFor();
    });

    it("waits with the answer until it is known who is there, and says nothing of it to another", async () => {
      const { page, release } = await openFollowed();
      await page.request.post("/_demo/sign-out", { data: {} });
      demo.server.failNext({ path: "/api/users/follow", status: 200 });
      const tell = await holdRequests(page, "**/metadata/user");
      const asked = page.waitForRequest("**/metadata/user");
      await page.evaluate(() => new BroadcastChannel("yy:identity").postMessage(""));
      await asked;
      const answered = page.waitForEvent("requestfinished", (request) =>
        request.url().endsWith("/api/users/follow"),
      );
      release();
      await answered;
      // Long enough for the answer to be read: nothing is to be shown of it.
      await page.waitForTimeout(100);
      expect(await page.locator(`${tag}:state(following):state(pending)`).count()).toBe(1);
      tell();
      await notFollowing(page).waitFor();
      expect(await page.locator(`${tag}:state(pending)`).count()).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describe("unfollowing", () => {
    async function showFollowing() {
      const id = newUser();
      const page = await showButtons(button(id, 'data-following id="a"'));
      demo.server.state.follows = [{ followerId: 1, followingId: id }];
      return { page, id };
    }

    it("sends DELETE with the id in the body, and shows it at once", async () => {
      const { page, id } = await showFollowing();
      const release = await holdRequests(page, "**/api/users/unfollow");
      await following(page).click();
      await notFollowing(page).waitFor();
      release();
      await expect.poll(() => followed(id)).toBe(false);
      expect(writes()).toEqual([
        { method: "DELETE", body: { following_id: `${id}` }, status: 204 },
      ]);
    });

    for (const [failure, fault] of [
      ["422", { status: 422 }],
      ["500", { status: 500 }],
      ["a dropped connection", { drop: true }],
    ] as const) {
      it(`goes back to active on ${failure}`, async () => {
        const { page } = await showFollowing();
        demo.server.failNext({ path: "/api/users/unfollow", ...fault });
        await following(page).click();
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        await following(page).waitFor();
        expect((await changes(page)).map(({ following, origin }) => [following, origin])).toEqual([
          [false, "user"],
          [true, "revert"],
        ]);
      });
    }
  });

  describe("quick clicks", () => {
    const endings = [
      [10, false],
      [11, true],
    ] as const;
    for (const [clicks, ends] of endings) {
      it(`sends one request after the other and ends as the last of ${clicks} clicks wanted`, async () => {
        const id = newUser();
        const page = await showButtons(button(id));
        const release = await holdRequests(page, "**/api/users/*");
        await page.evaluate(
          ([selector, count]) => {
            const inner = document
              .querySelector(selector as string)
              ?.shadowRoot?.querySelector("button");
            for (let i = 0; i < (count as number); i += 1) inner?.click();
          },
          [tag, clicks] as const,
        );
        await page.locator(`${tag}:state(pending)`).waitFor();
        release();
        await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
        expect(followed(id)).toBe(ends);
        await (ends ? following(page) : notFollowing(page)).waitFor();
        // One for the first click; a second only where the last intention differs from its result.
        expect(writes().map(({ method }) => method)).toEqual(ends ? ["POST"] : ["POST", "DELETE"]);
      });
    }

    it("ends a follow that the server had already, when the visitor wants that meanwhile", async () => {
      const id = newUser();
      const page = await showButtons(button(id));
      demo.server.state.follows.push({ followerId: 1, followingId: id });
      const release = await holdRequests(page, "**/api/users/follow");
      await notFollowing(page).click();
      await following(page).click();
      release();
      await expect.poll(() => writes().map(({ status }) => status)).toEqual([422, 204]);
      await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
      await notFollowing(page).waitFor();
      expect(followed(id)).toBe(false);
    });

    it("drops the remembered intention when a request fails", async () => {
      const id = newUser();
      const page = await showButtons(button(id));
      const release = await holdRequests(page, "**/api/users/follow");
      demo.server.failNext({ path: "/api/users/follow", status: 500 });
      await notFollowing(page).click();
      await following(page).click();
      await notFollowing(page).click();
      release();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      await page.locator(`${tag}:state(pending)`).waitFor({ state: "detached" });
      await notFollowing(page).waitFor();
      expect(writes()).toHaveLength(1);
    });
  });

  describe("cancelling", () => {
    it("does nothing when yy:before-follow is cancelled", async () => {
      const page = await showButtons(button(3));
      await page.evaluate(() =>
        document.addEventListener("yy:before-follow", (event) => {
          event.preventDefault();
        }),
      );
      await notFollowing(page).click();
      await notFollowing(page).waitFor();
      expect(await events.details(page, "yy:before-follow")).toEqual([{ userId: "3" }]);
      expect(await changes(page)).toEqual([]);
      expect(writes()).toEqual([]);
    });

    it("does nothing when yy:before-unfollow is cancelled", async () => {
      const page = await showButtons(button(3, "data-following"));
      await page.evaluate(() =>
        document.addEventListener("yy:before-unfollow", (event) => event.preventDefault()),
      );
      await following(page).click();
      await following(page).waitFor();
      expect(writes()).toEqual([]);
    });
  });

  describe("signed out", () => {
    it("goes to the login path with the way back, keeping its own query", async () => {
      const page = await openButtons(button(3), {
        signedInAs: null,
        url: "/loja?cor=azul#topo",
      });
      await notFollowing(page).click();
      await page.waitForURL("**/entrar?**");
      const login = new URL(page.url());
      expect(login.searchParams.get("de")).toBe("loja");
      expect(login.searchParams.get("redirect_to")).toBe(
        `${demo.server.origin}/loja?cor=azul&follow_user=3#topo`,
      );
      expect(writes()).toEqual([]);
    });

    it("follows by itself, once, when the visitor is back and signed in", async () => {
      const page = await openButtons(button(3, 'id="a"'), {
        signedInAs: null,
        url: "/loja?cor=azul",
      });
      await notFollowing(page).click();
      await page.waitForURL("**/entrar?**");
      const back = new URL(page.url()).searchParams.get("redirect_to") ?? "";
      await page.request.post("/_demo/sign-in", { data: { userId: 1 } });
      await page.goto(back);
      await following(page).waitFor();
      await expect.poll(() => followed(3)).toBe(true);
      expect(new URL(page.url()).search).toBe("?cor=azul");
      expect(await changes(page)).toEqual([
        { on: "a", userId: "3", following: true, origin: "return" },
      ]);

      demo.server.state.follows = [];
      await page.goto(back);
      await waitUntilSent(page);
      expect(followed(3)).toBe(false);
      await notFollowing(page).waitFor();
    });

    it("never follows by a link alone, and leaves its address as it is", async () => {
      const page = await openButtons(button(3), { url: "/loja?follow_user=3" });
      await waitUntilSent(page);
      await notFollowing(page).waitFor();
      expect(new URL(page.url()).search).toBe("?follow_user=3");
      expect(writes()).toEqual([]);
    });

    for (const [what, intent] of [
      ["an intent of another user", { userId: "4", age: 0 }],
      ["an intent older than ten minutes", { userId: "3", age: 10 * 60_000 + 1000 }],
      ["an intent from tomorrow", { userId: "3", age: -86_400_000 }],
    ] as const) {
      it(`does not follow by ${what}, and consumes it`, async () => {
        const page = await openButtons("", { url: "/loja" });
        await page.evaluate(({ userId, age }) => {
          sessionStorage.setItem(
            "yy:follow-intent",
            JSON.stringify({ userId, at: Date.now() - age }),
          );
        }, intent);
        demo.server.addPage("/loja", { body: button(3) });
        await page.goto("/loja?follow_user=3");
        await waitUntilSent(page);
        expect(writes()).toEqual([]);
        expect(await page.evaluate(() => sessionStorage.getItem("yy:follow-intent"))).toBeNull();
      });
    }

    it("still goes to sign in when storage throws", async () => {
      const page = await openButtons(button(3), { signedInAs: null });
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await notFollowing(page).click();
      await page.waitForURL("**/entrar?**");
    });

    it("refuses a login page on another origin with one ConfigError, and the visitor stays", async () => {
      const foreign = button(3).replace("/entrar?de=loja", "https://example.com/entrar");
      const page = await openButtons(foreign, { signedInAs: null });
      await notFollowing(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      expect((await seenErrors(page))[0]).toMatchObject({ name: "ConfigError" });
      expect(page.url()).toBe(`${demo.server.origin}/loja`);
      await notFollowing(page).waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });

  describe("while it is unknown who is there", () => {
    it("waits for the metadata, then follows", async () => {
      const page = await openButtons(button(3));
      const release = await holdRequests(page, "**/metadata/user");
      await notFollowing(page).click();
      await following(page).waitFor();
      expect(writes()).toEqual([]);
      release();
      await expect.poll(() => followed(3)).toBe(true);
    });

    it.each([
      ["loads", (page: Page) => page.evaluate(() => location.assign("/outra"))],
      ["that a router visits", (page: Page) => page.evaluate(() => window.Turbo.visit("/outra"))],
    ])("follows though the visitor goes on to a page %s", async (_, goOn) => {
      demo.server.addPage("/outra", { libs: ["turbo"], body: "<h1>outra</h1>" });
      const page = await openButtons(button(3));
      const release = await holdRequests(page, "**/metadata/user");
      await notFollowing(page).click();
      await following(page).waitFor();
      await goOn(page);
      await page.getByRole("heading", { name: "outra" }).waitFor();
      release();
      await expect.poll(() => followed(3)).toBe(true);
      expect(writes()).toHaveLength(1);
    });

    it("follows for nobody but who has pressed, when the metadata names another user", async () => {
      const page = await openButtons(button(3));
      const name = (userId: number) =>
        page.evaluate((id) => {
          document.querySelector("meta[name=yy-user-id]")?.remove();
          document.head.insertAdjacentHTML("beforeend", `<meta name="yy-user-id" content="${id}">`);
        }, userId);
      await name(1);
      const release = await holdRequests(page, "**/metadata/user");
      await Promise.all([page.waitForRequest("**/metadata/user"), notFollowing(page).click()]);
      await following(page).waitFor();
      await page.request.post("/_demo/sign-in", { data: { userId: 3 } });
      await name(3);
      await notFollowing(page).waitFor();
      release();
      await session.waitUntilKnown(page);
      // Long enough for a follow to be sent.
      await page.waitForTimeout(100);
      expect(writes()).toEqual([]);
    });

    it("undoes the click when the metadata cannot be had, with one error, and tries again on the next", async () => {
      const page = await openButtons(button(3));
      demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
      await notFollowing(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      await notFollowing(page).waitFor();
      expect(writes()).toEqual([]);
      await notFollowing(page).click();
      await expect.poll(() => followed(3)).toBe(true);
    });
  });

  describe("several buttons", () => {
    const twentyOf = (userId: number) =>
      Array.from({ length: 20 }, (_, index) =>
        button(
          userId,
          `id="b${index}" data-mount="eager" data-state-path="/api/users/follow_state?ids=${userId}"`,
        ),
      ).join("");

    it("keeps twenty buttons of one user in step, with one request for their state and one write", async () => {
      const id = newUser();
      const page = await showButtons(twentyOf(id));
      await notFollowing(page).first().click();
      await expect.poll(() => following(page).count()).toBe(20);
      await expect.poll(() => followed(id)).toBe(true);
      const asked = demo.server.requests.filter(({ path }) => path === "/api/users/follow_state");
      expect(asked).toHaveLength(1);
      expect(writes()).toHaveLength(1);
      const origins = (await changes(page)).map(({ on, origin }) => `${on} ${origin}`);
      expect(origins[0]).toBe("b0 user");
      expect(origins.slice(1)).toEqual(
        Array.from({ length: 19 }, (_, index) => `b${index + 1} sync`),
      );
    });

    it("takes the initial state, and tells only the buttons it changes", async () => {
      const id = newUser();
      demo.server.state.follows = [];
      const page = await showButtons("");
      demo.server.state.follows = [{ followerId: 1, followingId: id }];
      const path = `data-state-path="/api/users/follow_state?ids=${id},4"`;
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        button(id, `id="a" ${path}`) + button(4, `id="b" ${path}`),
      );
      await following(page).waitFor();
      expect(await changes(page)).toEqual([
        { on: "a", userId: `${id}`, following: true, origin: "initial" },
      ]);
    });

    it("lets a click before the initial state win over it", async () => {
      const id = newUser();
      const page = await showButtons("");
      const release = await holdRequests(page, "**/follow_state?*");
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        button(id, `data-state-path="/api/users/follow_state?ids=${id}"`),
      );
      await waitUntilMounted(page, tag);
      const answered = page.waitForResponse("**/follow_state?*");
      await notFollowing(page).click();
      release();
      await answered;
      await following(page).waitFor();
      expect((await changes(page)).map(({ origin }) => origin)).toEqual(["user"]);
    });

    it("gives a button inserted later what the page knows, without asking again", async () => {
      const id = newUser();
      const path = `data-state-path="/api/users/follow_state?ids=${id}"`;
      const page = await showButtons(button(id, path));
      await notFollowing(page).click();
      await expect.poll(() => followed(id)).toBe(true);
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        button(id, path),
      );
      await waitUntilMounted(page, tag);
      await expect.poll(() => following(page).count()).toBe(2);
      expect(
        demo.server.requests.filter(({ path }) => path === "/api/users/follow_state"),
      ).toHaveLength(1);
    });

    for (const [answer, fault] of [
      ["HTML", { body: "<p>entre</p>", contentType: "text/html" }],
      ["wrong types", { body: '{"users":[{"id":3,"user_follow":"sim"}]}' }],
      ["an empty body", { body: "" }],
      ["a truncated body", { truncate: true }],
      ["500", { status: 500 }],
    ] as const) {
      it(`reports ${answer} for the initial state once, and the button works all the same`, async () => {
        const id = newUser();
        const page = await showButtons("");
        demo.server.failNext({ path: "/api/users/follow_state", ...fault });
        await page.evaluate(
          (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
          button(id, `data-state-path="/api/users/follow_state?ids=${id}"`),
        );
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        expect((await seenErrors(page))[0]?.name).toBe("RequestError");
        await notFollowing(page).click();
        await expect.poll(() => followed(id)).toBe(true);
      });
    }

    it("asks no other origin for the initial state: one ConfigError, and the button works all the same", async () => {
      const id = newUser();
      const page = await showButtons("");
      const away: string[] = [];
      page.on("request", (request) => away.push(new URL(request.url()).origin));
      await page.evaluate(
        (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
        button(id, 'data-state-path="https://outra.example/states"'),
      );
      await notFollowing(page).click();
      await expect.poll(() => followed(id)).toBe(true);
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ConfigError",
          message:
            "https://outra.example is not an origin this page may read from: meta[name=yy-allowed-origins] does not name it",
        },
      ]);
      expect(away).not.toContain("https://outra.example");
    });

    it("follows a changed data-following, and becomes another user's button with data-user-id", async () => {
      const id = newUser();
      const page = await showButtons(button(id, 'id="a"') + button(id, 'id="b"'));
      await page.locator("#a").evaluate((element) => element.setAttribute("data-following", ""));
      await expect.poll(() => following(page).count()).toBe(2);
      await page.locator("#a").evaluate((element) => {
        element.removeAttribute("data-following");
        element.setAttribute("data-user-id", "4");
      });
      await notFollowing(page).waitFor();
      expect(await following(page).count()).toBe(1);
      expect(writes()).toEqual([]);
    });
  });

  describe("for every visitor", () => {
    it("works by keyboard and keeps the focus", async () => {
      const id = newUser();
      const page = await showButtons(button(id));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await following(page).waitFor();
      await page.keyboard.press("Space");
      await notFollowing(page).waitFor();
      expect(
        await page.evaluate((selector) => document.activeElement?.localName === selector, tag),
      ).toBe(true);
      await expect.poll(() => followed(id)).toBe(false);
    });

    it("does not change its width when it turns", async () => {
      const id = newUser();
      const page = await showButtons(`<p>${button(id)} <span id="next">depois</span></p>`);
      const left = () =>
        page.locator("#next").evaluate((element) => element.getBoundingClientRect().left);
      const before = await left();
      await notFollowing(page).click();
      await following(page).waitFor();
      expect(await left()).toBe(before);
    });

    it("speaks the labels of the template", async () => {
      const id = newUser();
      const page = await showButtons(
        button(id, 'data-label="acompanhar" data-label-following="acompanhando"'),
      );
      await page.getByRole("button", { name: "acompanhar Ana", pressed: false }).click();
      await page.getByRole("button", { name: "acompanhando Ana", pressed: true }).waitFor();
    });

    it("shows a hostile name as text", async () => {
      const hostile = "&lt;img src=x onerror=alert(1)&gt;";
      const page = await showButtons(
        button(3).replace('data-user-name="Ana"', `data-user-name="${hostile}"`),
      );
      await page.getByRole("button", { name: "seguir <img src=x onerror=alert(1)>" }).waitFor();
      expect(await page.locator(`${tag} img`).count()).toBe(0);
      expect(collectProblems(page).cspViolations).toEqual([]);
    });

    it("sends the page's CSRF token, without which the server refuses", async () => {
      const id = newUser();
      const page = await showButtons(button(id));
      await page.evaluate(() => document.querySelector("meta[name=csrf-token]")?.remove());
      await notFollowing(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      expect(writes()[0]?.status).toBe(422);
    });
  });
});
