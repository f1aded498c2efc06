import { useDemo } from "@yy/testing";
import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** A desktop's window at 400 % zoom, and phones in portrait and landscape. */
const screens = [
  { width: 320, height: 180 },
  { width: 360, height: 640 },
  { width: 667, height: 375 },
];
const long = "<p>meça com a peça deitada, de costura a costura, sem esticar.</p>".repeat(14);
const popover = (place: string) => `<div class="${place}"><yy-popover data-trigger="click">
  <button type="button" data-part="trigger">como medir?</button>
  <div data-part="content">${long}<a href="/ajuda">ver mais</a></div></yy-popover></div>`;
const head = `<style nonce="{{nonce}}">body { margin: 0 } .top { padding: 8px } .middle { padding-block-start: 40vh }</style>`;

/** Makes the browser report that it has no CSS anchor positioning. */
async function withoutAnchors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string, string?]) =>
      !query[0].startsWith("anchor") && (supports as (...query: unknown[]) => boolean)(...query);
  });
}

describe("on a small screen", () => {
  const demo = useDemo();

  it.each(screens)("a video has most of $width × $height px", async (viewport) => {
    demo.server.addPage("/t", {
      body: `<yy-video-gallery data-mode="modal" data-embed-base="/embed/"><a href="/v" data-video-id="vestido-1974">vestido</a></yy-video-gallery>`,
    });
    const page = await demo.open("/t", { viewport });
    await waitUntilMounted(page, "yy-video-gallery");
    await page.getByText("vestido").click();
    const video = await page.locator("iframe").boundingBox();
    const button = await page.getByRole("button", { name: "fechar" }).boundingBox();
    if (!video || !button) throw new Error("the player is not shown");
    // The maximum width by the window's size. The button and the margins take some of it.
    const widest = Math.min(viewport.width, (viewport.height * 16) / 9);
    expect(video.width).toBeGreaterThan(widest - 80);
    for (const box of [video, button]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    }
  });

  const low = screens.filter(({ height }) => height < 384);

  it.each(low)(
    "a modal has most of $width × $height px, and no words under its button",
    async (viewport) => {
      demo.server.addPage("/t", {
        body: `<button type="button" data-yy-open="guia">guia</button><yy-modal data-name="guia" data-label="guia">${long}</yy-modal>`,
      });
      const page = await demo.open("/t", { viewport });
      await waitUntilMounted(page, "yy-modal");
      await page.getByText("guia").click();
      await waitForState(page, "yy-modal", "open");
      const box = await page.getByRole("dialog").boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(viewport.height - 16);
      const covered = await page.locator("yy-modal").evaluate((modal) => {
        const part = (name: string) => modal.shadowRoot?.querySelector(`[part=${name}]`) as Element;
        part("content").scrollTop = 100;
        const { scrollWidth, clientWidth } = part("content");
        const button = part("close").getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(modal);
        const words = [...range.getClientRects()].filter(
          ({ right, top, bottom, width, height }) =>
            width * height > 0 && right > button.left && top < button.bottom && bottom > button.top,
        );
        return { words: words.length, sideways: scrollWidth - clientWidth };
      });
      expect(covered).toEqual({ words: 0, sideways: 0 });
      const button = await page.getByRole("button", { name: "fechar" }).boundingBox();
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(viewport.width - 8);
    },
  );

  const places = ["top", "middle"];
  const cases = screens.flatMap((viewport) =>
    places.flatMap((place) => ["styles", "library"].map((by) => ({ viewport, place, by }))),
  );

  it.each(cases)(
    "a long popover stays in the window: $viewport.width × $viewport.height, $place, by the $by",
    async ({ viewport, place, by }) => {
      demo.server.addPage("/t", { head, body: popover(place) });
      const prepare = by === "library" ? withoutAnchors : undefined;
      const page = await demo.open("/t", { viewport, prepare });
      await waitUntilMounted(page, "yy-popover");
      await page.getByText("como medir?").click();
      await waitForState(page, "yy-popover", "open");
      const content = page.locator("[data-part=content]");
      const edges = async () => {
        const box = await content.boundingBox();
        const trigger = await page.locator("[data-part=trigger]").boundingBox();
        if (!box || !trigger) return "not shown";
        const isBeside = box.y >= trigger.y + trigger.height || box.y + box.height <= trigger.y;
        const isWithin = box.y >= 0 && box.y + box.height <= viewport.height;
        return { isWithin, isBeside: isBeside || box.x >= trigger.x + trigger.width };
      };
      await expect.poll(edges).toEqual({ isWithin: true, isBeside: true });
      await page.getByText("ver mais").scrollIntoViewIfNeeded();
      await page.getByText("ver mais").click({ trial: true, timeout: 2000 });
    },
  );

  it("a popover by click closes when a frame is pressed", async () => {
    demo.server.addPage("/frame", { body: "<p>vídeo</p>" });
    demo.server.addPage("/t", {
      body: `${popover("top")}<iframe src="/frame" title="vídeo" class="frame"></iframe>`,
      head: `<style nonce="{{nonce}}">.frame { position: fixed; inset: 400px auto auto 400px; inline-size: 300px; block-size: 200px }</style>`,
    });
    const page = await demo.open("/t", { viewport: { width: 1280, height: 800 } });
    await waitUntilMounted(page, "yy-popover");
    await page.getByText("como medir?").click();
    await waitForState(page, "yy-popover", "open");
    await page.mouse.click(600, 550);
    await expect.poll(() => page.locator("yy-popover:state(open)").count()).toBe(0);
  });

  it("words in a slide can be selected, and a swipe beside them selects nothing", async () => {
    demo.server.addPage("/t", {
      body: `<yy-slider><div><p>vestido de linho dos anos setenta</p></div><div><p>casaco de lã</p></div></yy-slider>`,
    });
    const page = await demo.open("/t");
    await waitUntilMounted(page, "yy-slider");
    const selected = () => page.evaluate(() => String(getSelection()));
    const place = () => page.locator("yy-slider [part=indicator]").textContent();
    const drag = async (x: number, y: number, by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + by * part, y);
      await page.mouse.up();
    };
    const words = await page.getByText("vestido de linho").evaluate((p) => {
      const range = document.createRange();
      range.selectNodeContents(p);
      const { x, y, height, right } = range.getBoundingClientRect();
      return { x, y: y + height / 2, right };
    });
    await drag(words.x + 2, words.y, 150);
    expect((await selected()).length).toBeGreaterThan(5);
    expect(await place()).toBe("1/2");
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.getByText("vestido de linho").dblclick({ position: { x: 10, y: 8 } });
    expect((await selected()).trim()).toBe("vestido");
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await drag(words.right + 500, words.y, -600);
    await expect.poll(place).toBe("2/2");
    expect(await selected()).toBe("");
  });
});
