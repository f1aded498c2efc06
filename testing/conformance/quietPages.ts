import type { Page } from "playwright";
import { expect, it } from "vitest";
import { waitUntilMounted } from "../page/waitForState";
import { markupOf } from "./example";
import { type Stage, showAnew } from "./stage";

/** Tests what the widget does on a page that Turbo shows ahead of the server's answer. */
export function describePreview(stage: Stage, page: () => Page): void {
  it("asks nothing while the page is a preview", async () => {
    const setPreview = (isPreview: boolean) =>
      page().evaluate((on) => {
        document.documentElement.toggleAttribute("data-turbo-preview", on);
      }, isPreview);
    await showAnew(stage, page(), "");
    await setPreview(true);
    await page().evaluate((html) => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, markupOf(stage));
    await waitUntilMounted(page(), stage.schema.tag);
    await page().evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(stage.demo.server.requests.map(({ path }) => path)).toEqual([]);
    await showAnew(stage, page(), "");
    await setPreview(false);
  });
}

export function describeWithoutScript(stage: Stage): void {
  it("shows the server's children without JavaScript", async () => {
    stage.demo.server.addPage("/conformance", { body: `<main>${markupOf(stage)}</main>` });
    const page = await stage.demo.open("/conformance", { javaScript: false });
    const children = await page.locator(`${stage.schema.tag} > *`).all();
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) expect(await child.isVisible()).toBe(true);
  });
}
