import { holdRequests, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const popover = `<yy-popover data-trigger="click"><button type="button" data-part="trigger">como medir?</button>
  <p data-part="content">de costura a costura</p></yy-popover>`;
const tabs = `<yy-tabs><ul data-part="list"><li><a href="#um">um</a></li><li><a href="#dois">dois</a></li></ul>
  <div data-part="panel" id="um">primeiro</div><div data-part="panel" id="dois">segundo</div></yy-tabs>`;
const accordion = `<yy-accordion><details open><summary>a</summary><p>primeiro</p></details>
  <details open><summary>b</summary><p>segundo</p></details></yy-accordion>`;
const dialogs = `<yy-modal data-name="tamanhos"><h2>tamanhos</h2><p>do pp ao gg</p></yy-modal>
  <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>cor e marca</p></yy-slide-in-panel>`;
const all = `<main>${popover}${tabs}${accordion}${dialogs}</main><footer>fim</footer>`;

/** Lets the visitor wait: what styles hide until the code comes is an animation that ends. */
const wait = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, ms);

const endOfPage = (page: Page) =>
  page.locator("footer").evaluate((element) => element.getBoundingClientRect().top);

describe.each(["react", "lite"] as const)("code that takes longer than 2 s, %s", (flavour) => {
  const demo = useDemo();

  it("does not let the page unfold before it comes", async () => {
    let release = () => {};
    demo.server.addPage("/devagar", { flavour, body: all });
    const page = await demo.open("/devagar", {
      prepare: async (fresh: Page) => {
        release = await holdRequests(fresh, /\/chunks\/core-/);
      },
    });
    const before = await endOfPage(page);
    await wait(page, 3000);
    expect(await endOfPage(page)).toBe(before);
    release();
    await page.locator("yy-slide-in-panel:state(mounted)").waitFor({ state: "attached" });
    await page.locator("yy-accordion:state(mounted)").waitFor();
    expect(await endOfPage(page)).toBe(before);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("hides nothing for longer than 8 s", async () => {
    demo.server.addPage("/nunca", { flavour, body: all });
    const page = await demo.open("/nunca", {
      prepare: (fresh: Page) => holdRequests(fresh, /\/chunks\/core-/),
    });
    await wait(page, 8100);
    for (const text of ["de costura a costura", "segundo", "do pp ao gg", "cor e marca"])
      await page.getByText(text).first().waitFor();
  });

  it("hides nothing once it has failed", async () => {
    demo.server.addPage("/falhou", { flavour, body: all });
    const page = await demo.open("/falhou", {
      prepare: (fresh: Page) => fresh.route(/\/chunks\/core-/, (route) => route.abort()),
    });
    for (const text of ["de costura a costura", "segundo", "do pp ao gg", "cor e marca"])
      await page.getByText(text).first().waitFor();
  });

  it("keeps hidden what it has defined and what is far from the viewport", async () => {
    const far = '<div style="block-size: 300vh">longe</div>';
    demo.server.addPage("/longe", {
      flavour,
      body: `<main>${far}${popover}${tabs}${accordion}</main><footer>fim</footer>`,
    });
    const page = await demo.open("/longe");
    for (const tag of ["yy-popover", "yy-tabs", "yy-accordion"])
      await page.locator(`${tag}:defined`).waitFor({ state: "attached" });
    const before = await endOfPage(page);
    // Real time: an animation that stands still could be moved by hand all the same.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2200)));
    expect(await endOfPage(page)).toBe(before);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.locator("yy-accordion:state(mounted)").waitFor();
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
});
