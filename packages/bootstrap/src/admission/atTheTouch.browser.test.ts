import { holdRequests, useDemo } from "@yy/testing";
import { switchOff, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { noteChunksAndLog } from "../testing/noteChunksAndLog";
import { waitForListeners } from "../testing/waitForListeners";
import type {} from "../yy";

const follow = (attributes = 'data-following="false"', user = 4) =>
  `<yy-follow-button data-user-id="${user}" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow"
    data-login-path="/entrar" ${attributes}><a href="/entrar">seguir</a></yy-follow-button>`;
/** One button for each of three sellers. */
const three = [4, 5, 6].map((user) => follow(undefined, user)).join("");
const dressed = (html: string) => `<div data-yy-looks>${html}</div>`;
/** So that no pointer is near anything by chance. */
const room = "<br>".repeat(20);
const lateImage = '<img src="/photos/marina/avatar-1/96x96.jpg?late" alt="">';
const tag = "yy-follow-button";

describe.each(["react", "lite"] as const)(
  "a control that looks like what is drawn, %s",
  (flavour) => {
    const demo = useDemo();

    interface Source {
      readonly head?: string;
      readonly libs?: ["turbo"];
      /** The page is not loaded, and so not idle, before `loadEnds`. */
      readonly isLoading?: boolean;
      readonly prepare?: (page: Page) => unknown;
    }

    async function open(
      body: string,
      { head = "", libs, isLoading = false, prepare }: Source = {},
    ) {
      const chunks: string[] = [];
      const logged: string[] = [];
      const writes: string[] = [];
      let loadEnds = () => {};
      demo.server.addPage("/vazia", { body: "<p>oi</p>", script: "none" });
      demo.server.addPage("/page", {
        flavour,
        head,
        ...(libs && { libs }),
        body: `<main>${isLoading ? lateImage : ""}${room}${body}</main>`,
      });
      const page = await demo.open(isLoading ? "/vazia" : "/page", {
        signedInAs: 1,
        prepare: async (fresh: Page) => {
          noteChunksAndLog(fresh, chunks, logged);
          fresh.on("request", (request) => {
            if (request.method() !== "GET" && !request.url().includes("/_demo/"))
              writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
          });
          if (isLoading) loadEnds = await holdRequests(fresh, /\?late$/);
          await prepare?.(fresh);
        },
      });
      if (isLoading) await page.goto(new URL("/page", page.url()).href, { waitUntil: "commit" });
      return { page, chunks, writes, loadEnds };
    }

    /** For each of the buttons. */
    const areMounted = (page: Page) =>
      page
        .locator(tag)
        .evaluateAll((elements) => elements.map((element) => element.matches(":state(mounted)")));

    /**
     * Without a look at what is pressed: the pointer has come near, so that the widget may be there
     * by then.
     */
    const press = async (page: Page) => {
      const drawn = page.locator(`${tag} :is(a, button)`).filter({ visible: true }).last();
      const { x, y, width, height } = (await drawn.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.click(x + width / 2, y + height / 2);
    };

    /** Long enough for what is idle to happen, and for code to come. */
    const wait = (page: Page) =>
      page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

    it("has its code once the page is idle, and the first alone mounts before it is touched", async () => {
      const { page, chunks, writes, loadEnds } = await open(dressed(three), { isLoading: true });
      await waitForListeners(page);
      await wait(page);
      expect(chunks).toEqual(["interaction"]);
      loadEnds();
      await expect.poll(() => chunks).toEqual(["interaction", "core", "requests", "follow-button"]);
      await expect.poll(() => areMounted(page)).toEqual([true, false, false]);
      await wait(page);
      expect(await areMounted(page)).toEqual([true, false, false]);

      await press(page);
      await page.locator(`${tag}[data-user-id="6"]:state(following)`).waitFor();
      await expect.poll(() => writes).toEqual(["POST /api/users/follow"]);
      // The same seller may stand on any of the others.
      await expect.poll(() => areMounted(page)).toEqual([true, true, true]);
      expect(chunks.filter((name) => ["core", "requests", "follow-button"].includes(name))).toEqual(
        ["core", "requests", "follow-button"],
      );
    });

    it("does once what was clicked before its code is there", async () => {
      let release = () => {};
      const { page, writes } = await open(dressed(follow('data-following="true"')), {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, /\/chunks\/(?:core|follow-button)-/);
        },
      });
      await waitForListeners(page);
      await press(page);
      await press(page);
      release();
      await waitUntilMounted(page, tag);
      await expect.poll(() => writes).toEqual(["DELETE /api/users/unfollow"]);
      expect(new URL(page.url()).pathname).toBe("/page");
    });

    it("does what a long press of the mouse asks for, though its code has come meanwhile", async () => {
      const { page, writes } = await open("");
      const place = { x: 60, y: 300 };
      await page.mouse.move(place.x, place.y);
      // It comes under the pointer, which does not move.
      await page.evaluate(
        ([html, { x, y }]) => {
          const box = document.createElement("div");
          box.dataset.yyLooks = "";
          box.style.cssText = `position: fixed; left: ${x - 20}px; top: ${y - 10}px`;
          box.innerHTML = html;
          document.body.append(box);
        },
        [follow(), place] as const,
      );
      await waitForListeners(page);
      await wait(page);
      await page.mouse.down();
      await wait(page);
      await page.mouse.up();
      await waitForState(page, tag, "following");
      await expect.poll(() => writes).toEqual(["POST /api/users/follow"]);
    });

    it("does what the mouse pressed, though the widget is drawn before the release", async () => {
      let release = () => {};
      const { page, writes } = await open(dressed(follow()), {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, /\/chunks\/follow-button-/);
        },
      });
      await waitForListeners(page);
      // Near, and so its code is asked for before the press.
      await page.hover(`${tag} a`);
      await page.mouse.down();
      release();
      await waitUntilMounted(page, tag);
      await page.mouse.up();
      await waitForState(page, tag, "following");
      await expect.poll(() => writes).toEqual(["POST /api/users/follow"]);
    });

    it.each([
      ["whose state the server has not said", dressed(follow(""))],
      ["that an author has mount at once", dressed(follow('data-following data-mount="eager"'))],
      ["that an author has mount in view", dressed(follow('data-following data-mount="visible"'))],
      ["that looks like the page's own", follow()],
    ])("mounts as before: one %s", async (_, html) => {
      const { page, chunks } = await open(html);
      await waitUntilMounted(page, tag);
      expect(chunks).not.toContain("interaction");
    });

    // The rest is decided before there is a renderer: the code is the same for both.
    if (flavour === "lite") return;

    it.each([
      [
        "a link to write to the seller",
        '<yy-seller-contact data-chat-href="/chat"><a href="/chat">falar</a></yy-seller-contact>',
      ],
      [
        "the pages of a list",
        '<yy-pagination data-page="1" data-total-pages="2"><nav><a href="?page=2">próxima</a></nav></yy-pagination>',
      ],
    ])("waits, and leads where it led: %s", async (_, html) => {
      // One above the list and one below it: the first mounts when there is time.
      const { page } = await open(html.replace(" data", " data-yy-look data").repeat(2));
      const [name = ""] = /yy-[a-z-]+/.exec(html) ?? [];
      await page.locator(`${name}:state(mounted)`).waitFor();
      const link = page.locator(`${name}:not(:state(mounted)) a`);
      const href = await link.evaluate(({ href }: HTMLAnchorElement) => href);
      await page.route(href, (route) => route.fulfill({ body: "lá", contentType: "text/html" }));
      // The drawn link has the focus by then.
      await link.press("Enter");
      await page.waitForURL(href);
    });

    it("loads nothing ahead for who saves data: not when idle, nor for a pointer that is near", async () => {
      const { page, chunks } = await open(dressed(follow()), {
        prepare: (fresh) =>
          fresh.addInitScript(() =>
            Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
          ),
      });
      await waitForListeners(page);
      const box = await page.locator(tag).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) - 20);
      await wait(page);
      expect(chunks).toEqual(["interaction"]);
      await press(page);
      await waitForState(page, tag, "following");
    });

    it("has its code, and is not mounted, when the focus comes near", async () => {
      const { page, chunks } = await open(
        dressed(`<button type="button">antes</button>${follow()}`),
        { isLoading: true },
      );
      await waitForListeners(page);
      await page.getByRole("button", { name: "antes" }).focus();
      await expect.poll(() => chunks).toEqual(["interaction", "core", "requests", "follow-button"]);
      expect(await areMounted(page)).toEqual([false]);
      await page.keyboard.press("Tab");
      await waitUntilMounted(page, tag);
    });

    it("waits too where it is added later, before its tag is defined and after", async () => {
      const { page, writes } = await open("");
      const add = (html: string) =>
        page.locator("main").evaluate((main, added) => {
          main.insertAdjacentHTML("beforeend", added);
        }, dressed(html));
      await add(follow());
      await expect.poll(() => areMounted(page)).toEqual([true]);
      await add(follow(undefined, 5) + follow(undefined, 6));
      await wait(page);
      expect(await areMounted(page)).toEqual([true, false, false]);
      await press(page);
      await page.locator(`${tag}[data-user-id="6"]:state(following)`).waitFor();
      await expect.poll(() => writes).toEqual(["POST /api/users/follow"]);
    });

    it("shows at once what a script of the page sets, in the tag or before it is added", async () => {
      const { page } = await open(dressed(three));
      await expect.poll(() => areMounted(page)).toEqual([true, false, false]);
      await page
        .locator(tag)
        .last()
        .evaluate((element) => {
          const added = element.cloneNode(true);
          Object.assign(added, { userId: "7", following: true });
          element.after(added);
          Object.assign(element, { following: true });
        });
      await expect.poll(() => page.locator(`${tag}:state(following)`).count()).toBe(2);
      expect(await areMounted(page)).toEqual([true, false, true, true]);
    });

    it("shows what a script of the page has set before the code was there", async () => {
      const { page } = await open("");
      await page.locator("main").evaluate((main, html) => {
        main.innerHTML = html;
        Object.assign(main.querySelector("yy-follow-button:last-child") ?? {}, { following: true });
      }, dressed(three));
      await expect.poll(() => areMounted(page)).toEqual([true, false, true]);
      await page.locator(`${tag}[data-user-id="6"]:state(following)`).waitFor();
    });

    it("waits on the page of a Turbo visit, and does what is pressed", async () => {
      const { page, chunks } = await open("", { libs: ["turbo"] });
      demo.server.addPage("/outra", {
        flavour,
        libs: ["turbo"],
        body: `<main>outra${room}${dressed(three)}</main>`,
      });
      await page.evaluate(() => window.Turbo.visit("/outra"));
      await page.getByText("outra").waitFor();
      await expect.poll(() => chunks).toContain("follow-button");
      await expect.poll(() => areMounted(page)).toEqual([true, false, false]);
      await press(page);
      await page.locator(`${tag}[data-user-id="6"]:state(following)`).waitFor();
    });

    it("does nothing while its tag is off, and waits again afterwards", async () => {
      const { page, chunks } = await open(dressed(three), {
        head: '<script type="application/json" id="yy-switch">{ "off": ["yy-follow-button"] }</script>',
      });
      await wait(page);
      expect(chunks).toEqual(["admission"]);
      await switchOff(page);
      await expect.poll(() => areMounted(page)).toEqual([true, false, false]);
      await switchOff(page, tag);
      await press(page);
      await page.waitForURL("**/entrar");
    });

    it.each(["visible", "eager"])("mounts when the page's switch says %s", async (mode) => {
      const { page, chunks } = await open(dressed(follow()), {
        head: `<script type="application/json" id="yy-switch">{ "mount": { "yy-follow-button": "${mode}" } }</script>`,
      });
      await waitUntilMounted(page, tag);
      expect(chunks).not.toContain("interaction");
    });

    it("mounts when a script of the page says that it is another state", async () => {
      const { page } = await open(dressed(follow()));
      await waitForListeners(page);
      await page.locator(tag).evaluate(({ dataset }: HTMLElement) => {
        dataset.following = "true";
      });
      await waitForState(page, tag, "following");
    });

    it("mounts on a page that comes back, where it may have changed on another", async () => {
      const { page } = await open(dressed(follow()));
      await waitForListeners(page);
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
      await waitUntilMounted(page, tag);
    });

    it("stays as it is while a finger scrolls from it", async () => {
      const { page } = await open(dressed(three));
      await expect.poll(() => areMounted(page)).toEqual([true, false, false]);
      await page
        .locator(`${tag} a`)
        .last()
        .evaluate((link) => {
          const fire = (type: string) =>
            link.dispatchEvent(
              new PointerEvent(type, { bubbles: true, composed: true, pointerType: "touch" }),
            );
          fire("pointerdown");
          fire("pointercancel");
        });
      await wait(page);
      expect(await areMounted(page)).toEqual([true, false, false]);
    });
  },
);

describe("a field that waits for the visitor", () => {
  const demo = useDemo();

  it.each([
    ["by its label, outside of it", (page: Page) => page.getByText("CEP").click()],
    [
      "by words that are dropped on it",
      (page: Page) =>
        page
          .locator("#cep")
          .evaluate((field) =>
            field.dispatchEvent(new DragEvent("dragenter", { bubbles: true, composed: true })),
          ),
    ],
  ])("is touched %s", async (_, act) => {
    demo.server.addPage("/page", {
      body: `<main>${room}<label for="cep">CEP</label>${room}
        <yy-mask data-mask="zipcode" data-mount="interaction"><input id="cep" name="cep"></yy-mask></main>`,
    });
    const page = await demo.open("/page");
    await waitForListeners(page);
    await act(page);
    await waitUntilMounted(page, "yy-mask");
  });
});
