import { collectProblems, type OpenOptions, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-popover";

const button = '<button type="button" data-part="trigger">como medir?</button>';

const content = (more = "") => `<div data-part="content">de costura a costura. ${more}</div>`;

const popover = (parts: string, attributes = "") => `<${tag} ${attributes}>${parts}</${tag}>`;

// Not in the corner, where Chromium assumes the pointer to be before its first move.
const onHover = `<div class="middle">${popover(button + content())}</div>`;

const onClick = (more = "") => popover(button + content(more), 'data-trigger="click"');

const head = `<style nonce="{{nonce}}">
  body { margin: 0; block-size: 3000px }
  .corner { position: fixed }
  .north { inset-block-start: 4px } .south { inset-block-end: 4px }
  .west { inset-inline-start: 4px } .east { inset-inline-end: 4px }
  .middle { position: fixed; inset: 300px auto auto 500px }
  .room { block-size: 200px; inline-size: 300px; overflow: auto; margin: 200px }
  .tall { block-size: 1000px }
</style>`;

/** Makes the browser report that it has no CSS anchor positioning. */
async function withoutAnchors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string, string?]) =>
      !query[0].startsWith("anchor") && (supports as (...query: unknown[]) => boolean)(...query);
  });
}

/** Text that only the chunk with the library's placement contains. */
const inLibraryChunk = '"position-area":"none"';

describe("yy-popover", () => {
  const demo = useDemo();

  async function openPage(body: string, visit: OpenOptions = {}): Promise<Page> {
    demo.server.addPage("/peca", { body: `<main>${body}</main>`, head, libs: ["turbo"] });
    const { prepare } = visit;
    return demo.open("/peca", {
      ...visit,
      prepare,
    });
  }

  const fixture = useFixture(demo, { head });

  async function showMounted(body: string): Promise<Page> {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  }

  async function openMounted(body: string, visit: OpenOptions = {}): Promise<Page> {
    const page = await openPage(body, visit);
    await waitUntilMounted(page, tag);
    return page;
  }

  const trigger = (page: Page) => page.locator('[data-part="trigger"]').first();
  const shown = (page: Page) => page.locator('[data-part="content"]').first();
  const isOpen = (page: Page) => page.locator(`${tag}:state(open)`).count();
  const expectOpen = async (page: Page) => {
    await expect.poll(() => isOpen(page)).toBeGreaterThan(0);
    await expect.poll(() => shown(page).isVisible()).toBe(true);
  };
  const expectClosed = async (page: Page) => {
    await expect.poll(() => isOpen(page)).toBe(0);
    await expect.poll(() => shown(page).isVisible()).toBe(false);
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
  const away = (page: Page) => page.mouse.move(5, 700);

  describe("on hover", () => {
    it("opens under the pointer, describes its trigger, and goes 200 ms after the pointer has left", async () => {
      const page = await showMounted(onHover);
      expect(await shown(page).isVisible()).toBe(false);
      await page.evaluate(() => {
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        const note = ({ type }: Event) => {
          times[type] = performance.now();
        };
        document.querySelector("button")?.addEventListener("pointerleave", note);
        document.querySelector('[data-part="content"]')?.addEventListener("toggle", note);
      });
      await trigger(page).hover();
      await expectOpen(page);
      await page.getByRole("tooltip", { name: "" }).waitFor();
      expect(await trigger(page).getAttribute("aria-describedby")).toBe(
        await shown(page).getAttribute("id"),
      );
      expect(await shown(page).evaluate((it) => it.matches(":popover-open"))).toBe(true);
      await away(page);
      await expectClosed(page);
      // The event of the closing comes a little after the content is hidden.
      await expect
        .poll(async () => {
          const times = (await page.evaluate("times")) as Record<string, number>;
          const { pointerleave = 0, toggle = 0 } = times;
          return toggle - pointerleave;
        })
        .toBeGreaterThanOrEqual(195);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("stays while it is pointed at, and for those who come back in time", async () => {
      const page = await showMounted(onHover);
      await trigger(page).hover();
      await expectOpen(page);
      await shown(page).hover();
      await trigger(page).hover();
      const gaps = await page.evaluate(async () => {
        const button = document.querySelector("button");
        const say = (type: string) =>
          button?.dispatchEvent(new PointerEvent(type, { pointerType: "mouse" }));
        const seen: boolean[] = [];
        for (let i = 0; i < 3; i += 1) {
          say("pointerleave");
          // Less than the 200 ms that it stays open.
          await new Promise((resolve) => setTimeout(resolve, 120));
          say("pointerenter");
          seen.push(document.querySelector("yy-popover:state(open)") !== null);
        }
        return seen;
      });
      expect(gaps).toEqual([true, true, true]);
      await away(page);
      await expectClosed(page);
    });

    it("opens on keyboard focus; Escape closes it for this visit", async () => {
      const page = await showMounted(`${onHover}<a href="/">início</a>`);
      await page.keyboard.press("Tab");
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      expect(await focused(page)).toBe("como medir?");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await expectOpen(page);
      await page.keyboard.press("Tab");
      await expectClosed(page);

      await trigger(page).hover();
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await trigger(page).hover({ position: { x: 12, y: 12 } });
      expect(await isOpen(page)).toBe(0);
      await away(page);
      await trigger(page).hover();
      await expectOpen(page);
    });

    it("stays while the focus is in it, which Escape gives back to the trigger", async () => {
      const page = await showMounted(
        `${popover(button + content('<a href="/ajuda">ver mais</a>'))}<a href="/">início</a>`,
      );
      await page.keyboard.press("Tab");
      await expectOpen(page);
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("ver mais");
      expect(await shown(page).getAttribute("role")).toBe(null);
      // More than the 200 ms after which it would have closed.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      expect(await focused(page)).toBe("como medir?");
    });

    it("opens and closes by taps of a pen that cannot hover, and by one that can while it is there", async () => {
      const page = await openMounted(popover(button + content()));
      const pen = (...types: string[]) =>
        trigger(page).evaluate((element, types) => {
          for (const type of types) {
            const bubbles = !/enter|leave/.test(type);
            element.dispatchEvent(new PointerEvent(type, { pointerType: "pen", bubbles }));
          }
        }, types);
      const tap = ["pointerenter", "pointerdown", "pointerup", "pointerleave", "click"];
      await pen(...tap);
      await expectOpen(page);
      // More than the 200 ms after which it would have closed.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
      await expectOpen(page);
      await pen(...tap);
      await expectClosed(page);
      await pen("pointerenter");
      await expectOpen(page);
      await pen("pointerleave");
      await expectClosed(page);
    });

    it("opens at the first tap of a finger, follows a link at the second, closes by a tap elsewhere", async () => {
      demo.server.addPage("/guia", { body: '<main id="guia"></main>' });
      const page = await openMounted(
        popover(`<a href="/guia" data-part="trigger">como medir?</a>${content()}`),
        { context: { hasTouch: true, isMobile: true } },
      );
      await trigger(page).tap();
      await expectOpen(page);
      await page.touchscreen.tap(200, 600);
      await expectClosed(page);
      await trigger(page).tap();
      await expectOpen(page);
      await trigger(page).tap();
      await page.locator("#guia").waitFor({ state: "attached" });
    });
  });

  describe("on click", () => {
    it("opens and closes by its trigger, which says so, and not by the pointer", async () => {
      const page = await showMounted(onClick());
      const expanded = (isExpanded: boolean) =>
        page.getByRole("button", { name: "como medir?", expanded: isExpanded }).waitFor();
      await expanded(false);
      await trigger(page).hover();
      expect(await isOpen(page)).toBe(0);
      await trigger(page).click();
      await expectOpen(page);
      await expanded(true);
      expect(await trigger(page).getAttribute("aria-controls")).toBe(
        await shown(page).getAttribute("id"),
      );
      await trigger(page).press("Enter");
      await expectClosed(page);
      await expanded(false);
    });

    it("closes by a press outside, not by one that began or ended inside", async () => {
      const page = await showMounted(`<div class="middle">${onClick()}</div>`);
      await trigger(page).click();
      await expectOpen(page);
      await shown(page).click();
      const box = await shown(page).boundingBox();
      const inside = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
      const outside = { x: 20, y: 700 };
      const drag = async (from: typeof inside, to: typeof inside) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y);
        await page.mouse.up();
      };
      await drag(inside, outside);
      await drag(outside, inside);
      expect(await isOpen(page)).toBe(1);
      await page.mouse.click(20, 700);
      await expectClosed(page);
    });

    it("is in the tab order after its trigger, closes behind who goes on, and gives the focus back", async () => {
      const apart = popover(
        `${button}<a href="/">início</a>${content('<input aria-label="busto">')}`,
        'data-trigger="click"',
      );
      const page = await showMounted(apart);
      await trigger(page).press("Enter");
      await expectOpen(page);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("input");
      await page.keyboard.type("92");
      await page.keyboard.press("Escape");
      await expectClosed(page);
      expect(await focused(page)).toBe("como medir?");
      await trigger(page).press("Enter");
      await expectOpen(page);
      await page.getByRole("link", { name: "início" }).focus();
      await expectClosed(page);
      expect(await focused(page)).toBe("início");
      expect(await page.getByLabel("busto").inputValue()).toBe("92");
    });

    it("takes a link's place, but not with a modifier key, and submits no form", async () => {
      const page = await openMounted(
        popover(
          `<a href="/guia" data-part="trigger">como medir?</a>${content()}`,
          'data-trigger="click"',
        ),
      );
      await trigger(page).click();
      await expectOpen(page);
      expect(new URL(await openInTab(trigger(page))).pathname).toBe("/guia");
      expect(await isOpen(page)).toBe(1);

      const form = await showMounted(
        `<form action="/foi">${onClick().replace('type="button"', "")}</form>`,
      );
      await trigger(form).click();
      await expectOpen(form);
      expect(new URL(form.url()).pathname).toBe("/fixture");
    });
  });

  describe("Escape", () => {
    it("closes only the innermost: the inner popover, the outer, the dialog around them", async () => {
      const inner = popover(
        '<button type="button" data-part="trigger">e as mangas?</button><p data-part="content">do ombro ao punho.</p>',
        'id="inner" data-trigger="click"',
      );
      const page = await fixture(`<dialog>${onClick(inner)}</dialog>`);
      await page.evaluate(() => document.querySelector("dialog")?.showModal());
      await waitUntilMounted(page, `dialog > ${tag}`);
      await page.getByRole("button", { name: "como medir?" }).click();
      await page.getByRole("button", { name: "e as mangas?" }).click();
      const open = async () => ({
        inner: await page.getByText("do ombro ao punho").isVisible(),
        outer: await page.getByText("de costura a costura").isVisible(),
        dialog: await page.locator("dialog").isVisible(),
      });
      await expect.poll(open).toEqual({ inner: true, outer: true, dialog: true });
      await page.keyboard.press("Escape");
      await expect.poll(open).toEqual({ inner: false, outer: true, dialog: true });
      await page.keyboard.press("Escape");
      await expect.poll(open).toEqual({ inner: false, outer: false, dialog: true });
      await page.keyboard.press("Escape");
      await expect.poll(open).toEqual({ inner: false, outer: false, dialog: false });
    });
  });

  describe.each([
    ["by the browser's anchors", undefined],
    ["by the library, where the browser has none", withoutAnchors],
  ] as const)("placed %s", (_, prepare) => {
    const visit = prepare ? { prepare } : {};

    it("stays on screen and off its trigger, in every corner", async () => {
      const corners = ["north west", "north east", "south west", "south east"];
      const page = await openMounted(
        corners
          .map(
            (corner) =>
              `<div class="corner ${corner}">${onClick("bem devagar, com a peça deitada.")}</div>`,
          )
          .join(""),
        { ...visit, viewport: { width: 400, height: 400 } },
      );
      for (let index = 0; index < corners.length; index += 1) {
        await page.getByRole("button").nth(index).click();
        const boxes = async () => {
          const [from, to] = [
            page.getByRole("button").nth(index),
            page.locator('[data-part="content"]').nth(index),
          ];
          const [a, b] = [await from.boundingBox(), await to.boundingBox()];
          if (!a || !b) return "not there";
          const isOnScreen = b.x >= 0 && b.y >= 0 && b.x + b.width <= 400 && b.y + b.height <= 400;
          const distance = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
          return { isOnScreen, isBeside: distance >= 0 && distance < 20 };
        };
        await expect.poll(boxes).toEqual({ isOnScreen: true, isBeside: true });
      }
    });

    it("goes with its trigger when what it is in scrolls, and closes when that is out of sight", async () => {
      const page = await openMounted(
        `<div class="room"><div class="tall">${onClick()}</div></div>`,
        visit,
      );
      await trigger(page).click();
      await expectOpen(page);
      const distance = async () => {
        const [a, b] = [await trigger(page).boundingBox(), await shown(page).boundingBox()];
        return Math.round((b?.y ?? 0) - (a?.y ?? 0));
      };
      await expect.poll(distance).toBeGreaterThan(0);
      const before = await distance();
      await page.locator(".room").evaluate((room) => room.scrollBy(0, 8));
      await expect.poll(distance).toBe(before);
      await page.locator(".room").evaluate((room) => room.scrollBy(0, 500));
      await expectClosed(page);
    });

    it("leaves no style on the content", async () => {
      const page = await openMounted(onClick(), visit);
      await trigger(page).click();
      await expectOpen(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      expect(await shown(page).getAttribute("style")).toBe(null);
      const isLoaded = await page.evaluate(async (mark) => {
        const files = performance.getEntriesByType("resource").map(({ name }) => name);
        const texts = files.filter((name) => name.endsWith(".js")).map((name) => fetch(name));
        const bodies = (await Promise.all(texts)).map((answer) => answer.text());
        return (await Promise.all(bodies)).some((text) => text.includes(mark));
      }, inLibraryChunk);
      expect(isLoaded).toBe(prepare !== undefined);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });
  });

  it("shows the server's markup when the library does not come", async () => {
    const page = await openPage(onClick(), {
      prepare: async (fresh) => {
        await withoutAnchors(fresh);
        await fresh.route("**/chunks/*.js", async (route) => {
          const answer = await route.fetch();
          if ((await answer.text()).includes(inLibraryChunk)) await route.abort();
          else await route.fulfill({ response: answer });
        });
      },
    });
    await waitForState(page, tag, "failed");
    expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["RequestError"]);
    expect(await shown(page).isVisible()).toBe(true);
  });

  describe("the server's markup", () => {
    it.each([
      ["no trigger", content(), 'a child with data-part="trigger" is required'],
      ["no content", button, 'a child with data-part="content" is required'],
      [
        "a trigger that no keyboard reaches",
        `<span data-part="trigger">?</span>${content()}`,
        "got <span>",
      ],
    ])("with %s is an ElementError, and stays", async (_, parts, message) => {
      const page = await fixture(popover(parts));
      await waitForState(page, tag, "failed");
      const [error] = await seenErrors(page);
      expect(error).toMatchObject({
        name: "ElementError",
        message: expect.stringContaining(message),
      });
      for (const part of await page.locator(`${tag} [data-part]`).all())
        expect(await part.isVisible()).toBe(true);
    });

    it("shows below the trigger without the script, and after 2 s when it does not come", async () => {
      demo.server.addPage("/peca", { body: onHover, script: "none" });
      const page = await demo.open("/peca");
      expect(await shown(page).isVisible()).toBe(false);
      // Skips the 2 s for which it waits for the script.
      await page.evaluate(() => {
        for (const wait of document.getAnimations()) wait.currentTime = 2000;
      });
      await expect.poll(() => shown(page).isVisible()).toBe(true);
      const withoutScript = await demo.open("/peca", { javaScript: false });
      expect(await shown(withoutScript).isVisible()).toBe(true);
    });

    const changes = Object.entries<(button: HTMLElement) => void>({
      "is removed": (button: HTMLElement) => button.remove(),
      "is hidden": (button: HTMLElement) => button.toggleAttribute("hidden", true),
      "is moved with the widget": (button: HTMLElement) =>
        document.querySelector("main")?.append(button.closest("yy-popover") ?? button),
    });
    for (const [what, change] of changes)
      it(`closes when its trigger ${what} while it is open`, async () => {
        const page = await showMounted(`<div>${onClick('<input aria-label="busto">')}</div>`);
        await trigger(page).click();
        await expectOpen(page);
        await trigger(page).evaluate(change);
        await expect.poll(() => isOpen(page)).toBe(0);
        await expect.poll(() => page.locator(":popover-open").count()).toBe(0);
        expect(await seenErrors(page)).toEqual([]);
      });

    it("has nothing of ours in a snapshot of the open popover, and is open still after a morph", async () => {
      const page = await openMounted(onClick());
      await trigger(page).click();
      await expectOpen(page);
      demo.server.addPage("/peca", {
        body: `<main>${onClick()}<p id="novo">novo</p></main>`,
        head: `${head}<meta name="turbo-refresh-method" content="morph">`,
        libs: ["turbo"],
      });
      await page.evaluate(() => {
        document.head.insertAdjacentHTML(
          "beforeend",
          '<meta name="turbo-refresh-method" content="morph">',
        );
        window.Turbo.visit(location.href, { action: "replace" });
      });
      await page.locator("#novo").waitFor();
      await expectOpen(page);
      const snapshot = await page.evaluate(() => {
        document.dispatchEvent(new Event("turbo:before-cache"));
        return document.querySelector("yy-popover")?.innerHTML;
      });
      expect(snapshot).toBe(button + content());
    });

    it("changes its way of opening with data-trigger, and what it says with it", async () => {
      const page = await showMounted(onHover);
      await page.locator(tag).evaluate((it) => it.setAttribute("data-trigger", "click"));
      await page.getByRole("button", { expanded: false }).waitFor();
      expect(await trigger(page).getAttribute("aria-describedby")).toBe(null);
      await trigger(page).click();
      await expectOpen(page);
    });
  });
});
