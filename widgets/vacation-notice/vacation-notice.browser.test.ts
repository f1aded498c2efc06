import { useDemo } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-vacation-notice";
const marina = 1;
const thiago = 7;
const day = 24 * 60 * 60 * 1000;

const notice = (attributes = "", children = "") => `<${tag} ${attributes}>${children}</${tag}>`;

describe("yy-vacation-notice", () => {
  const demo = useDemo();
  const text = (page: Page) => page.getByText("esta loja está de férias");

  /** Opens the page; `remembered` is the record that the browser has stored on an earlier visit. */
  async function open(body: string, signedInAs?: number, remembered?: object): Promise<Page> {
    demo.server.addPage("/t", { body });
    const page = await demo.open("/t", {
      ...(signedInAs === undefined ? {} : { signedInAs }),
      prepare: async (fresh) => {
        if (remembered)
          await fresh.addInitScript(
            (record) => localStorage.setItem("yy:vacation", record),
            JSON.stringify(remembered),
          );
      },
    });
    await waitUntilMounted(page, tag);
    return page;
  }

  const holdMetadata = () => demo.server.failNext({ path: "/metadata/user", delay: 60_000 });
  const record = (userId: number, state = true, expires = Date.now() + day) => ({
    userId: String(userId),
    state,
    expires,
  });

  it("tells whoever is signed in that their store is on vacation, in the author's words too", async () => {
    const page = await open(
      notice() + notice('data-text="volto já"') + notice('data-user-id="7"'),
      thiago,
    );
    await page.getByText("volto já").waitFor();
    await expect.poll(() => text(page).count()).toBe(2);
    await expect.poll(() => page.locator(`${tag}:state(on-vacation)`).count()).toBe(3);
  });

  it("says nothing, and takes no room, where the store is open, is another's, or nobody is signed in", async () => {
    for (const [notices, signedInAs] of [
      [[""], marina],
      [['data-user-id="3"', 'data-user-id=""'], thiago],
      [[""], undefined],
    ] as const) {
      const body = notices.map((attributes) => notice(attributes, "<p>de férias?</p>")).join("");
      const page = await open(body, signedInAs);
      await waitForState(page, tag, "known");
      const shown = page.getByText("de férias").filter({ visible: true });
      await expect.poll(() => shown.count()).toBe(0);
      const elements = await page.locator(tag).all();
      expect(elements).toHaveLength(notices.length);
      for (const element of elements) expect((await element.boundingBox())?.height).toBe(0);
    }
  });

  it("shows what the server says while it is not known, and when it cannot be had", async () => {
    demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
    const page = await open(notice("", "<p>de férias?</p>"), thiago);
    expect(await page.getByText("de férias?").isVisible()).toBe(true);
    await expect
      .poll(async () => (await seenErrors(page)).map(({ name }) => name))
      .toEqual(["RequestError"]);
    expect(await page.getByText("de férias?").isVisible()).toBe(true);
  });

  describe("before the metadata arrives", () => {
    it("uses what this browser remembers of the user it names", async () => {
      holdMetadata();
      const page = await open(notice('data-user-id="7"'), thiago, record(thiago));
      await text(page).waitFor();
    });

    it.each([
      ["another user", notice('data-user-id="7"'), record(marina)],
      ["no named user", notice(), record(thiago)],
      ["a vacation that is over", notice('data-user-id="7"'), record(thiago, false)],
      ["an old record", notice('data-user-id="7"'), record(thiago, true, Date.now() - 1)],
    ])("does not guess from %s", async (_, markup, remembered) => {
      holdMetadata();
      const page = await open(markup, thiago, remembered);
      // The stored record is read before the metadata is requested.
      await expect
        .poll(() => demo.server.requests.map(({ path }) => path))
        .toEqual(["/metadata/user"]);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
      );
      expect(await text(page).count()).toBe(0);
      expect(await page.locator(`${tag}:state(known)`).count()).toBe(0);
    });

    it("gives way to what the metadata says", async () => {
      const page = await open(notice('data-user-id="1"'), marina, record(marina));
      await session.waitUntilKnown(page);
      await text(page).waitFor({ state: "detached" });
      await expect.poll(() => page.locator(`${tag}:state(on-vacation)`).count()).toBe(0);
    });
  });

  it("follows the session", async () => {
    const page = await open(notice(), thiago);
    await text(page).waitFor();
    await page.request.post("/_demo/sign-in", { data: { userId: marina } });
    await session.refresh(page);
    await text(page).waitFor({ state: "detached" });
    await page.request.post("/_demo/sign-in", { data: { userId: thiago } });
    await session.refresh(page);
    await text(page).waitFor();
    await session.signOut(page);
    await text(page).waitFor({ state: "detached" });
  });

  it("takes the place of what the server said without moving anything", async () => {
    const words = "<p>esta loja está de férias</p>";
    const page = await open(`${notice("", words)}<p id="next">depois</p>`, thiago);
    const place = () => page.locator("#next").boundingBox();
    await waitForState(page, tag, "on-vacation");
    const drawn = await place();
    demo.server.addPage("/t", {
      body: `${notice("", words)}<p id="next">depois</p>`,
      script: "none",
    });
    await page.reload();
    expect(await place()).toEqual(drawn);
  });
});
