import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** How routers of pages bring the next page, without telling anybody. */
const ways: Readonly<Record<string, (html: string) => void>> = {
  "body.replaceWith()": (html) => {
    const next = document.createElement("body");
    next.innerHTML = html;
    document.body.replaceWith(next);
  },
  "document.body =": (html) => {
    document.body = new DOMParser().parseFromString(html, "text/html").body as HTMLBodyElement;
  },
  "a body that is taken away, and another that comes later": async (html) => {
    document.body.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const next = document.createElement("body");
    next.innerHTML = html;
    document.documentElement.append(next);
  },
  "innerHTML of the body": (html) => {
    document.body.innerHTML = html;
  },
  "the body's own markup, kept and written again": (html) => {
    document.querySelector("#next")?.remove();
    document.body.innerHTML = document.body.innerHTML + html;
  },
  "innerHTML of the whole document": (html) => {
    document.documentElement.innerHTML = `${document.head.outerHTML}<body>${html}</body>`;
  },
  "another document element": (html) => {
    const next = document.createElement("html");
    next.innerHTML = `${document.head.outerHTML}<body>${html}</body>`;
    document.documentElement.replaceWith(next);
  },
};

describe("the icon sprite", () => {
  const demo = useDemo();
  const next = `<button id="next"><svg width="24" height="24"><use href="#icon-heart"/></svg>salvar</button>
    <yy-icon data-name="heart"></yy-icon>`;

  async function open(): Promise<Page> {
    demo.server.addPage("/t", {
      body: '<header>loja</header><svg width="24" height="24"><use href="#icon-heart"/></svg>',
      head: '<meta name="yy-icon-sprite" content="/assets/icons.svg">',
    });
    const page = await demo.open("/t");
    await page.locator("body > svg:has(symbol)").waitFor({ state: "attached" });
    return page;
  }

  const widthOf = (page: Page) =>
    page.locator("#next use").evaluate((use: SVGUseElement) => use.getBBox().width);

  it.each(Object.entries(ways))("draws the icons of a page that came by %s", async (_, swap) => {
    const page = await open();
    // Twice: what watches the first body must find the second.
    for (let i = 0; i < 2; i += 1) {
      await page.evaluate(swap, next);
      await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
      await waitUntilMounted(page, "yy-icon");
      expect(await page.locator("body > svg:has(symbol)").count()).toBe(1);
    }
  });

  it("stays out of a page whose script takes it away every time, without keeping that busy", async () => {
    const page = await open();
    const removals = await page.evaluate(async () => {
      let count = 0;
      new MutationObserver(() => {
        const sprite = document.querySelector("body > svg:has(symbol)");
        count += sprite ? 1 : 0;
        sprite?.remove();
      }).observe(document.body, { childList: true });
      document.body.append("texto");
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let i = 0; i < 10; i += 1) await nextFrame();
      return count;
    });
    expect(removals).toBeLessThanOrEqual(12);
  });
});
