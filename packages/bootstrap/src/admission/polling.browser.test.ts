import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';

describe("the address of the switch", () => {
  const demo = useDemo();

  async function open(src: string, content = "{}") {
    const asked: string[] = [];
    const logged: string[] = [];
    const head = `<script type="application/json" id="yy-switch" data-src="${src}" data-every="30">${content}</script>`;
    demo.server.addPage("/page", { libs: ["turbo"], head, body: `<main>${badge}</main>` });
    const page = await demo.open("/page", {
      prepare: async (fresh: Page) => {
        await fresh.clock.install();
        fresh.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) logged.push(message.text());
        });
        await fresh.route(/desligados/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ body: '{"off":["yy-count-badge"]}' });
        });
      },
    });
    return { page, asked, logged };
  }

  /** As the browser does when the visitor goes to another tab, or comes back. */
  const setVisibility = (page: Page, visibility: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);

  it("is not asked while the page is hidden, and at once when that was long", async () => {
    const { page, asked } = await open("/desligados");
    await waitUntilMounted(page, "yy-count-badge");
    await page.clock.runFor(20_000);
    await setVisibility(page, "hidden");
    await page.clock.runFor(600_000);
    expect(asked).toEqual([]);
    await setVisibility(page, "visible");
    await page.clock.runFor(1);
    await expect.poll(() => asked).toHaveLength(1);
    await page.waitForFunction(() => !document.querySelector("yy-count-badge:state(mounted)"));
  });

  it("is asked when it is time for those who were away for a moment", async () => {
    const { page, asked } = await open("/desligados");
    await waitUntilMounted(page, "yy-count-badge");
    await setVisibility(page, "hidden");
    await page.clock.runFor(10_000);
    await setVisibility(page, "visible");
    await page.clock.runFor(15_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(6_000);
    await expect.poll(() => asked).toHaveLength(1);
  });

  it("is what a page out of a cache does not undo, nor put off: by a visit, and on the next page", async () => {
    const { page, asked } = await open("/desligados", '{ "off": [] }');
    await waitUntilMounted(page, "yy-count-badge");
    const isOff = () =>
      page.waitForFunction(() => !document.querySelector("yy-count-badge:state(mounted)"));
    await page.clock.runFor(20_000);
    await page.evaluate(() => window.Turbo.visit("/page?visit"));
    await page.waitForURL("**/page?visit");
    await waitUntilMounted(page, "yy-count-badge");
    await page.clock.runFor(11_000);
    await expect.poll(() => asked).toHaveLength(1);
    await isOff();

    await page.evaluate(() => window.Turbo.visit("/page?again"));
    await page.waitForURL("**/page?again");
    await page.clock.runFor(5_000);
    await isOff();
    await page.goto(new URL("/page?whole", page.url()).href);
    await page.clock.runFor(1_000);
    expect(await page.locator("yy-count-badge:defined").count()).toBe(0);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(26_000);
    await expect.poll(() => asked).toHaveLength(2);
  });

  it.each([
    ["is of another origin", "https://elsewhere.example/desligados"],
    ["is of another port", "//localhost:1/desligados"],
    ["is none", "https://["],
  ])("is never asked when it %s: one error, and the block holds", async (_, src) => {
    const { page, asked, logged } = await open(src, '{"off":["yy-icon"]}');
    await waitUntilMounted(page, "yy-count-badge");
    await page.clock.runFor(120_000);
    expect(asked).toEqual([]);
    expect(logged).toEqual([
      expect.stringContaining(`#yy-switch: data-src must be of the page's origin`),
    ]);
    await page.evaluate(() => document.body.append(document.createElement("yy-icon")));
    await page.clock.runFor(1_000);
    expect(await page.locator("yy-icon:defined").count()).toBe(0);
  });
});
