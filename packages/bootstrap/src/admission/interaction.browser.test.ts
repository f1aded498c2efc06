import { holdRequests, useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { waitForListeners } from "../testing/waitForListeners";

const followButton = `<yy-follow-button data-mount="interaction" data-user-id="4" data-follow-path="/api/users/follow"
  data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>`;
const popover = `<yy-popover data-mount="interaction" data-trigger="click">
  <button type="button" data-part="trigger">como medir?</button><p data-part="content">de costura a costura</p></yy-popover>`;
/** Room to point at, before them. */
const room = "<br>".repeat(20);

/**
 * What the visitor can do to press a control, with a mouse, a finger, a keyboard, or a screen
 * reader.
 */
const presses = {
  mouse: (page: Page, selector: string) => page.click(selector),
  touch: (page: Page, selector: string) => page.tap(selector),
  keyboard: async (page: Page, selector: string) => {
    await page.focus(selector);
    await page.keyboard.press("Enter");
  },
  "screen reader": (page: Page, selector: string) =>
    page.locator(selector).evaluate((control: HTMLElement) => control.click()),
};

describe.each(["react", "lite"] as const)("what waits for the visitor, %s", (flavour) => {
  const demo = useDemo();

  async function open(body: string, prepare?: (page: Page) => unknown) {
    const scripts: string[] = [];
    const follows: string[] = [];

    demo.server.addPage("/page", { flavour, body: `<main>${room}${body}</main>` });
    const page = await demo.open("/page", {
      signedInAs: 1,
      context: { hasTouch: true },
      prepare: (fresh: Page) => {
        fresh.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith(".js")) scripts.push(pathname.replace(/^.*\/|-\w{8}\..*$/g, ""));
          if (request.method() !== "GET") follows.push(`${request.method()} ${pathname}`);
        });
        return prepare?.(fresh);
      },
    });
    await waitForListeners(page);
    return { page, scripts, follows };
  }

  it("comes with the focus", async () => {
    const { page } = await open(followButton);
    await page.keyboard.press("Tab");
    await waitUntilMounted(page, "yy-follow-button");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("yy-follow-button");
  });

  const tabs = `<yy-tabs data-mount="interaction"><ul data-part="list"><li><a href="#um">um</a></li><li><a href="#dois">dois</a></li></ul>
    <div data-part="panel" id="um">primeiro</div><div data-part="panel" id="dois">segundo</div></yy-tabs>`;
  const accordion = `<yy-accordion data-mount="interaction"><details open><summary>a</summary><p>primeiro</p></details>
    <details open><summary>b</summary><p class="late">segundo</p></details></yy-accordion>`;

  it("keeps hidden what it will hide, however late the visitor comes", async () => {
    const { page } = await open(popover + tabs + accordion, (fresh) =>
      holdRequests(fresh, /\/chunks\/(?:popover|tabs|accordion)-/),
    );
    const parts = {
      "yy-popover": "[data-part=content]",
      "yy-tabs": "#dois",
      "yy-accordion": ".late",
    };
    // The styles of a page without the script hide them for 2 s.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2200)));
    for (const [tag, part] of Object.entries(parts)) {
      const hidden = page.locator(`${tag} ${part}`);
      expect(await hidden.isVisible(), tag).toBe(false);
      // Its code does not come: what is hidden must not be lost.
      await page.locator(tag).dispatchEvent("click");
      await hidden.waitFor();
    }
  });

  it.each(flavour === "lite" ? [["mouse", presses.mouse] as const] : Object.entries(presses))(
    "does what was pressed before once: %s",
    async (_, press) => {
      let release = () => {};
      const { page, follows } = await open(followButton, async (fresh) => {
        release = await holdRequests(fresh, "**/chunks/follow-button-*");
      });
      await press(page, "yy-follow-button a");
      // Impatience is no second wish.
      await press(page, "yy-follow-button a");
      expect(await page.locator("yy-follow-button").getAttribute("aria-busy")).toBe("true");
      expect(follows).toEqual([]);
      release();
      await waitForState(page, "yy-follow-button", "following");
      await expect.poll(() => follows).toEqual(["POST /api/users/follow"]);
      expect(await page.locator("yy-follow-button").getAttribute("aria-busy")).toBeNull();
      expect(new URL(page.url()).pathname).toBe("/page");
      await page.getByRole("button", { name: "seguindo" }).click();
      await expect
        .poll(() => follows)
        .toEqual(["POST /api/users/follow", "DELETE /api/users/unfollow"]);
    },
  );

  it("does for nobody else what was pressed before", async () => {
    let release = () => {};
    const { page, follows } = await open(followButton, async (fresh) => {
      release = await holdRequests(fresh, "**/chunks/follow-button-*");
    });
    const button = page.locator("yy-follow-button");
    await page.click("yy-follow-button a");
    await button.evaluate((element) => element.setAttribute("data-user-id", "5"));
    release();
    await waitUntilMounted(page, "yy-follow-button");
    await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
    expect(await page.locator("yy-follow-button:state(following)").count()).toBe(0);
    expect(follows).toEqual([]);
  });

  it("opens what was pressed in the server's markup", async () => {
    let release = () => {};
    const { page } = await open(popover, async (fresh) => {
      release = await holdRequests(fresh, "**/chunks/popover-*");
    });
    await page.click("yy-popover button");
    release();
    await waitForState(page, "yy-popover", "open");
  });

  // The rest is decided before there is a renderer: the code is the same for both.
  if (flavour === "lite") return;

  it("has its code, and mounts nothing until a pointer is near", async () => {
    const { page, scripts } = await open(followButton);
    await page.mouse.move(2, 2);
    await expect
      .poll(() => scripts)
      .toEqual(["yy.js", "interaction", "core", "requests", "follow-button"]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.locator("yy-follow-button:state(mounted)").count()).toBe(0);
    const box = await page.locator("yy-follow-button").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) - 40);
    await waitUntilMounted(page, "yy-follow-button");
  });

  it("leaves the click to the server's link when the code does not come", async () => {
    const { page, follows } = await open(followButton, (fresh) =>
      fresh.route("**/chunks/follow-button-*", (route) => route.abort()),
    );
    await page.click("yy-follow-button a");
    await page.waitForURL("**/entrar");
    expect(follows).toEqual([]);
  });

  it("leaves the click to the server's link when the code takes too long", async () => {
    const { page } = await open(followButton, (fresh) =>
      holdRequests(fresh, "**/chunks/follow-button-*"),
    );
    await page.clock.install();
    await page.click("yy-follow-button a");
    await page.clock.fastForward(7_900);
    expect(new URL(page.url()).pathname).toBe("/page");
    await page.clock.fastForward(200);
    await page.waitForURL("**/entrar");
  });

  it("leaves the click to the server's link before anybody can keep it", async () => {
    demo.server.addPage("/page", { flavour, body: `<main>${followButton}</main>` });
    const page = await demo.open("/page", {
      prepare: (fresh) => holdRequests(fresh, "**/chunks/interaction-*"),
    });
    await page.click("yy-follow-button a");
    await page.waitForURL("**/entrar");
  });

  it.each([
    ["without a switch", ""],
    ["with one", '<script type="application/json" id="yy-switch">{}</script>'],
  ])("loads at once when what waits for the visitor does not come, %s", async (_, head) => {
    demo.server.addPage("/page", { flavour, head, body: `<main>${followButton}</main>` });
    const page = await demo.open("/page", {
      prepare: (fresh) => fresh.route("**/chunks/interaction-*", (route) => route.abort()),
    });
    await waitUntilMounted(page, "yy-follow-button");
  });

  it("loads at once what cannot wait, and everything when the mode is left out", async () => {
    const { page } = await open(
      `${followButton.replace('data-mount="interaction"', "")}${popover}
       <yy-count-badge data-mount="interaction" data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>`,
    );
    await waitUntilMounted(page, "yy-follow-button, yy-count-badge");
    expect(await page.locator("yy-popover:state(mounted)").count()).toBe(0);
  });
});
