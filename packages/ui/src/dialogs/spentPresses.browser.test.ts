import { setTimeout as sleep } from "node:timers/promises";
import { useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** The place at which all presses of a test happen. */
const x = 640;
const y = 400;

/**
 * A page of Rails: a link at the place, and a dialog whose own button lies over it once it is
 * there.
 */
const head = `<style nonce="{{nonce}}">
  .at { position: fixed; inset: ${y - 40}px auto auto ${x - 80}px; inline-size: 160px; block-size: 80px; margin: 0 }
  .beside { inset-inline-start: 20px }
  .tall { inline-size: 100%; block-size: 60vh }
</style>`;
const confirmation = (tag: string) => `
  <a class="at" href="/anuncios/7" data-yy-open="apagar">apagar</a>
  <${tag} data-name="apagar" data-label="apagar o anúncio?">
    <form action="/anuncios/7" method="post"><input type="hidden" name="_method" value="delete">
      <button class="tall">apagar mesmo</button></form>
  </${tag}>`;

describe("the rest of a double click on what opens something", () => {
  const demo = useDemo();

  async function open(body: string, tag: string, touch = false): Promise<Page> {
    demo.server.addPage("/anuncio", { head, body: `<main><h1>anúncio</h1>${body}</main>` });
    const page = await demo.open("/anuncio", touch ? { context: { hasTouch: true } } : {});
    await waitUntilMounted(page, tag);
    await page.evaluate(() => {
      addEventListener("submit", (event) => {
        event.preventDefault();
        document.title = "enviado";
      });
    });
    return page;
  }

  async function doubleClick(page: Page, pause: number, left = x): Promise<void> {
    await page.mouse.move(left, y);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await sleep(pause);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }

  // Which presses belong together is asked of the function; here, of a dialog that has just begun
  // to open and one that is open.
  const cases = [
    { tag: "yy-modal", pause: 60 },
    { tag: "yy-slide-in-panel", pause: 250 },
  ];

  it.each(cases)("neither submits nor closes a $tag, $pause ms later", async ({ tag, pause }) => {
    const page = await open(confirmation(tag), tag);
    await doubleClick(page, pause);
    await waitForState(page, tag, "open");
    expect(await page.title()).not.toBe("enviado");
    expect(await page.locator(`${tag}:state(closing)`).count()).toBe(0);
    // A press that is meant for it counts.
    await sleep(600);
    await page.mouse.click(x, y);
    await expect.poll(() => page.title()).toBe("enviado");
  });

  it("does not close a modal beside its opener", async () => {
    const page = await open(confirmation("yy-modal").replace('"at"', '"at beside"'), "yy-modal");
    await doubleClick(page, 120, 60);
    await waitForState(page, "yy-modal", "open");
    await sleep(300);
    expect(await page.locator("yy-modal:state(open)").count()).toBe(1);
  });

  it("counts where the visitor presses Enter", async () => {
    const page = await open(confirmation("yy-modal"), "yy-modal");
    await page.mouse.click(x, y);
    await page.locator("form button").press("Enter");
    await expect.poll(() => page.title()).toBe("enviado");
  });

  it("does nothing by two taps of a finger either", async () => {
    const page = await open(confirmation("yy-modal"), "yy-modal", true);
    await page.touchscreen.tap(x, y);
    await sleep(120);
    await page.touchscreen.tap(x, y);
    await waitForState(page, "yy-modal", "open");
    expect(await page.title()).not.toBe("enviado");
    // Another place is another press.
    await page.touchscreen.tap(20, 20);
    await expect.poll(() => page.locator("yy-modal:state(open)").count()).toBe(0);
  });

  it("leaves a video player and a popover open, and a popover that closes closed", async () => {
    const page = await open(
      `<yy-video-gallery data-mode="modal" data-embed-base="/embed/">
         <a href="/videos/1" data-video-id="vestido-1974" class="at beside">vestido</a>
       </yy-video-gallery>
       <yy-popover data-trigger="click"><button type="button" class="at" data-part="trigger">como medir?</button>
         <p data-part="content">de costura a costura.</p></yy-popover>`,
      "yy-popover",
    );
    const content = page.getByText("de costura");
    await doubleClick(page, 120);
    await content.waitFor();
    expect(await page.locator("yy-popover:state(open)").count()).toBe(1);
    await sleep(600);
    await doubleClick(page, 120);
    await content.waitFor({ state: "hidden" });

    await waitUntilMounted(page, "yy-video-gallery");
    await sleep(600);
    await page.getByText("vestido").dblclick();
    await sleep(400);
    const isPlaying = () =>
      page.evaluate(
        () => document.querySelector("yy-video-gallery")?.shadowRoot?.querySelector("dialog")?.open,
      );
    expect(await isPlaying()).toBe(true);
  });

  it("presses nothing of the page that a closing dialog uncovers", async () => {
    const page = await open(
      `<button class="at" type="button" id="below">comprar</button>
       <yy-modal data-name="aviso" data-open data-label="aviso"><button class="tall" type="button" data-yy-close>entendi</button></yy-modal>`,
      "yy-modal",
    );
    await waitForState(page, "yy-modal", "open");
    await page.evaluate(() =>
      document.querySelector("#below")?.addEventListener("click", () => {
        document.title = "comprado";
      }),
    );
    await doubleClick(page, 300);
    await expect.poll(() => page.locator("yy-modal:state(open)").count()).toBe(0);
    expect(await page.title()).not.toBe("comprado");
    await sleep(600);
    await page.mouse.click(x, y);
    await expect.poll(() => page.title()).toBe("comprado");
  });
});
