import { useDemo } from "@yy/testing";
import { seenErrors, session, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/**
 * Runs in the page: does to every text that widgets have drawn what Google Translate does to it.
 */
function translate(): void {
  for (const { shadowRoot } of document.querySelectorAll("main *")) {
    if (!shadowRoot) continue;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      (font.firstElementChild as Element).textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  }
}

describe("a page whose texts a translator has replaced", () => {
  const demo = useDemo();

  const open = async (body: string, signedInAs?: number): Promise<Page> => {
    demo.server.addPage("/t", { body: `<main>${body}</main>` });
    const page = await demo.open("/t", signedInAs === undefined ? {} : { signedInAs });
    const tag = /<(yy-[a-z-]+)/.exec(body)?.[1] ?? "";
    await waitUntilMounted(page, tag);
    return page;
  };

  /** What a part shows. */
  const shown = (page: Page, part: string) => page.locator(`[part~=${part}]`).textContent();

  it("shows the name of who is signed in, and not after the sign-out", async () => {
    const page = await open(
      '<yy-session-value data-field="first_name" data-fallback="visitante">você</yy-session-value>',
      1,
    );
    await page.getByText("Marina").waitFor();
    await page.evaluate(translate);
    expect(await shown(page, "value")).toBe("«Marina»");
    await session.signOut(page);
    await expect.poll(() => shown(page, "value")).toBe("visitante");
  });

  it("counts the letters on, translated again and again", async () => {
    const page = await open(
      '<yy-letter-counter data-limit="10"><label>sobre <textarea></textarea></label></yy-letter-counter>',
    );
    for (const [text, count] of [
      ["o", "1/10"],
      ["oi", "2/10"],
      ["", "0/10"],
    ] as const) {
      await page.evaluate(translate);
      await page.getByLabel("sobre").fill(text);
      await expect.poll(() => shown(page, "count")).toBe(count);
    }
  });

  it("counts in a badge on, until there is nothing to count", async () => {
    const page = await open('<yy-count-badge data-count="5">5</yy-count-badge>');
    const badge = page.locator("yy-count-badge");
    const count = (count: string) =>
      badge.evaluate((badge, count) => badge.setAttribute("data-count", count), count);
    await page.evaluate(translate);
    await count("6");
    await expect.poll(() => shown(page, "badge")).toBe("6");
    await page.evaluate(translate);
    await count("0");
    await expect.poll(() => page.locator("[part=badge]").count()).toBe(0);
    await count("7");
    await expect.poll(() => shown(page, "badge")).toBe("7");
  });

  it("counts the time down", async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const page = await open(`<yy-countdown data-ends-at="${endsAt}">até logo</yy-countdown>`);
    await page.evaluate(translate);
    expect(await shown(page, "time")).toMatch(/^«.+»$/);
    await expect.poll(() => shown(page, "time")).toMatch(/^[^«»]+$/);
  });

  it("shows the other price of a card, and no longer its discount", async () => {
    const product = (price: number, discountPercentage: number) =>
      JSON.stringify({
        ...{ id: 7, slug: "vestido", state: "published", availableUnits: 1, shippingType: 2 },
        ...{ price, originalPriceInteger: 80, discountPercentage, isProductLikedByUser: false },
      });
    const page = await open(
      `<yy-product-card data-product='${product(40, 50)}'></yy-product-card>`,
    );
    await page.locator("[part=old-price]").waitFor();
    await page.evaluate(translate);
    await page
      .locator("yy-product-card")
      .evaluate((card, product) => card.setAttribute("data-product", product), product(80, 0));
    await expect.poll(() => shown(page, "price")).toMatch(/^R\$\s80$/);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("names a switch by the words that its button has now", async () => {
    const page = await open(
      '<yy-seller-toggle data-feature="soft-shipping"><button>desligar</button></yy-seller-toggle>',
      1,
    );
    await page.evaluate(translate);
    await page.getByText("desligar", { exact: true }).evaluate((button) => {
      button.textContent = "ligar";
    });
    await expect.poll(() => page.locator("yy-seller-toggle .words").textContent()).toBe("ligar");
    expect(await seenErrors(page)).toEqual([]);
  });
});
