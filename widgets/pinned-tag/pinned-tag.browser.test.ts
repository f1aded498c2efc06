import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const style = `<style nonce="{{nonce}}">
  body { margin: 0 } .before { height: 300px } .after { height: 2000px }
  #container { height: 1500px; padding: 10px; border: 5px solid } #container.short { height: 90px }
  .columns { display: flex } .columns > #container { width: 200px; flex: none }
  yy-pinned-tag > p { height: 100px; margin: 0 }
</style>`;
const tag = (attributes = "") =>
  `<yy-pinned-tag ${attributes}><p><a href="/busca">só hoje</a></p></yy-pinned-tag>`;

describe("yy-pinned-tag", () => {
  const demo = useDemo();

  const around = (inside: string, className = "") =>
    `<div class="before"></div><div id="container" class="${className}">${inside}</div><div class="after"></div>`;

  const show = useFixture(demo, { head: style });

  /** Opens a new page. */
  async function openTag(
    body = around(tag()),
    { javaScript = true, libs = [] as ("turbo" | "turbolinks")[] } = {},
  ): Promise<Page> {
    demo.server.addPage("/t", { body, head: style, libs });
    const page = await demo.open("/t", { javaScript });
    if (javaScript) await waitUntilMounted(page, "yy-pinned-tag");
    return page;
  }

  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const isPinned = (page: Page) =>
    page.evaluate(() => document.querySelector("yy-pinned-tag")?.matches(":state(pinned)"));
  const top = (page: Page) =>
    page.evaluate(() => document.querySelector("yy-pinned-tag")?.getBoundingClientRect().top);
  /** Distance in px from the tag's bottom edge to the inner edge of its container's end. */
  const roomBelow = (page: Page) =>
    page.evaluate(() => {
      const bottom = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
      return bottom("#container") - 15 - bottom("yy-pinned-tag");
    });

  it("is pinned 50 px below the window's top while its container scrolls by, and keeps 60 px free at its end", async () => {
    const page = await show(around(tag()));
    await waitUntilMounted(page, "yy-pinned-tag");
    expect(await top(page)).toBe(315);
    expect(await isPinned(page)).toBe(false);

    await scrollTo(page, 264);
    expect(await top(page)).toBe(51);
    await scrollTo(page, 400);
    await expect.poll(() => isPinned(page)).toBe(true);
    expect(await top(page)).toBe(50);
    await scrollTo(page, 1500);
    expect(await top(page)).toBe(50);

    await scrollTo(page, 1700);
    await expect.poll(() => isPinned(page)).toBe(false);
    expect(await roomBelow(page)).toBe(60);
    expect(await top(page)).toBeLessThan(50);

    await scrollTo(page, 1000);
    await expect.poll(() => isPinned(page)).toBe(true);
    await scrollTo(page, 100);
    await expect.poll(() => isPinned(page)).toBe(false);
    expect(await top(page)).toBe(215);
  });

  it("takes other distances, also later", async () => {
    const page = await show(around(tag('data-top="0" data-bottom="5"')));
    await waitUntilMounted(page, "yy-pinned-tag");
    await scrollTo(page, 600);
    await expect.poll(() => isPinned(page)).toBe(true);
    expect(await top(page)).toBe(0);
    await scrollTo(page, 1800);
    await expect.poll(() => isPinned(page)).toBe(false);
    expect(await roomBelow(page)).toBe(5);
    await page.evaluate(() => {
      const element = document.querySelector("yy-pinned-tag");
      element?.setAttribute("data-top", "120");
      element?.setAttribute("data-bottom", "200");
    });
    await expect.poll(() => roomBelow(page)).toBe(200);
    await scrollTo(page, 600);
    await expect.poll(() => isPinned(page)).toBe(true);
    expect(await top(page)).toBe(120);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("refuses a negative distance, and stays pinned by the page's style", async () => {
    const page = await show(around(tag('data-top="-1"')));
    await page.locator("yy-pinned-tag:state(failed)").waitFor();
    expect((await seenErrors(page))[0]?.message).toContain("yy-pinned-tag: data-top must be");
    await scrollTo(page, 600);
    expect(await isPinned(page)).toBe(false);
    expect(await page.getByRole("link", { name: "só hoje" }).isVisible()).toBe(true);
  });

  it("goes with the page in a container shorter than itself, and is never pinned there", async () => {
    const page = await openTag(around(tag(), "short"));
    await page.evaluate(() => {
      const element = document.querySelector("yy-pinned-tag") as HTMLElement;
      const seen: boolean[] = [];
      Reflect.set(window, "seenPinned", seen);
      const look = () => {
        seen.push(element.matches(":state(pinned)"));
        requestAnimationFrame(look);
      };
      look();
    });
    for (const y of [0, 264, 265, 266, 300, 500]) {
      await scrollTo(page, y);
      expect(await top(page)).toBe(315 - y);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    expect(await page.evaluate(() => Reflect.get(window, "seenPinned"))).not.toContain(true);
  });

  it("follows when its container and the window change their size", async () => {
    const page = await openTag();
    await scrollTo(page, 600);
    await expect.poll(() => isPinned(page)).toBe(true);
    await page.evaluate(() => document.querySelector("#container")?.classList.add("short"));
    await expect.poll(() => isPinned(page)).toBe(false);
    await page.evaluate(() => document.querySelector("#container")?.classList.remove("short"));
    await expect.poll(() => isPinned(page)).toBe(true);
    await page.setViewportSize({ width: 360, height: 90 });
    await scrollTo(page, 700);
    await expect.poll(() => isPinned(page)).toBe(true);
    await expect.poll(() => top(page)).toBe(50);
    await scrollTo(page, 0);
    await expect.poll(() => isPinned(page)).toBe(false);
  });

  it("travels in a column that is stretched to its neighbour, wider than the window too", async () => {
    const page = await openTag(
      `<div class="before"></div><div class="columns"><div class="after"></div>${tag()}</div><div class="after"></div>`,
    );
    await page.setViewportSize({ width: 40, height: 600 });
    await scrollTo(page, 900);
    await expect.poll(() => isPinned(page)).toBe(true);
    expect(await top(page)).toBe(50);
  });

  it("is pinned without JavaScript", async () => {
    const page = await openTag(around(tag('data-top="30"')), { javaScript: false });
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await page.locator("yy-pinned-tag").boundingBox())?.y).toBe(30);
  });

  it("is not pinned any more on the page that Turbo visits next, until that is scrolled", async () => {
    const page = await openTag(around(tag()), { libs: ["turbo"] });
    await scrollTo(page, 600);
    await expect.poll(() => isPinned(page)).toBe(true);
    demo.server.addPage("/outra", {
      body: `<h1>outra</h1>${around(tag())}`,
      head: style,
      libs: ["turbo"],
    });
    await page.evaluate(() => window.Turbo.visit("/outra"));
    await page.getByRole("heading", { name: "outra" }).waitFor({ state: "attached" });
    await waitUntilMounted(page, "yy-pinned-tag");
    await expect.poll(() => isPinned(page)).toBe(false);
    await scrollTo(page, 700);
    await expect.poll(() => isPinned(page)).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { name: "outra" }).waitFor({ state: "detached" });
    await waitUntilMounted(page, "yy-pinned-tag");
    await scrollTo(page, 0);
    await expect.poll(() => isPinned(page)).toBe(false);
    expect(await seenErrors(page)).toEqual([]);
  });
});
