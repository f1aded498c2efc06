import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

/** Runs in the page before its scripts: gives each shadow root a style sheet of the page's own. */
function addSheetToRoots(): void {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".badge { background-color: rgb(1, 2, 3) }");
    root.adoptedStyleSheets.push(sheet);
    return root;
  };
}

const badge = '<yy-count-badge data-count="5">5</yy-count-badge>';

/** How the badge in there looks. */
const look = (place: { locator(selector: string): Locator }) =>
  place.locator("[part=badge]").evaluate((badge) => {
    const { backgroundColor, borderRadius, fontWeight, whiteSpace } = getComputedStyle(badge);
    return { backgroundColor, borderRadius, fontWeight, whiteSpace };
  });

/** Takes the widget into the document of the page's frame, or back. */
const moveTo = (page: Page, where: "frame" | "main") =>
  page.evaluate((where) => {
    const inFrame = document.querySelector("iframe")?.contentDocument;
    const from = where === "frame" ? document : inFrame;
    const to = where === "frame" ? inFrame?.body : document.querySelector("main");
    const widget = from?.querySelector("[data-moves]");
    if (widget && to) to.append(to.ownerDocument.adoptNode(widget));
  }, where);

describe("the styles of a widget", () => {
  const demo = useDemo();

  const open = async (body: string, prepare = () => {}): Promise<Page> => {
    demo.server.addPage("/t", { body: `<main>${body}</main><iframe></iframe>` });
    const page = await demo.open("/t", { prepare: (fresh) => fresh.addInitScript(prepare) });
    await waitUntilMounted(page, /<(yy-[a-z-]+)/.exec(body)?.[1] ?? "");
    return page;
  };

  it("hold beside those that the page adds to each shadow root, which win", async () => {
    const plain = await look(await open(badge));
    const page = await open(badge, addSheetToRoots);
    expect(await look(page)).toEqual({ ...plain, backgroundColor: "rgb(1, 2, 3)" });
  });

  it("hold in the document of a frame, and when it has come back", async () => {
    const page = await open(badge.replace(" ", " data-moves "));
    const plain = await look(page);
    await moveTo(page, "frame");
    expect(await look(page.frameLocator("iframe"))).toEqual(plain);
    await moveTo(page, "main");
    expect(await look(page)).toEqual(plain);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("keep a gate open, and a pinned box at its distance, that have been in a frame", async () => {
    const page = await open(
      `<div data-moves><yy-session-gate data-when="!logged-in"><p>entre</p></yy-session-gate>
      <yy-pinned-tag data-top="21"><p>fixo</p></yy-pinned-tag></div>`,
    );
    const top = () =>
      page.locator("yy-pinned-tag").evaluate((pinned) => getComputedStyle(pinned).top);
    await page.getByText("entre").waitFor();
    await expect.poll(top).toBe("21px");
    await moveTo(page, "frame");
    await moveTo(page, "main");
    await page.getByText("entre").waitFor();
    await expect.poll(top).toBe("21px");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("hold in a widget that a page keeps while its document is read anew", async () => {
    const page = await open(badge.replace(" ", " data-moves "));
    const plain = await look(page);
    await page.evaluate(() => {
      const read = new DOMParser().parseFromString("<main></main>", "text/html");
      const kept = document.querySelector("[data-moves]");
      if (kept) read.querySelector("main")?.append(kept);
      document.querySelector("main")?.replaceWith(read.querySelector("main") ?? "");
    });
    expect(await look(page)).toEqual(plain);
    expect(await seenErrors(page)).toEqual([]);
  });
});
