import { expect, it } from "vitest";
import { waitUntilMounted } from "../page/waitForState";
import { markupOf } from "./example";
import type { Stage } from "./stage";

/** Tests the widget on a preview: a page that Turbo shows before the server's response. */
export function describePreview({ demo, fixture, ...widget }: Stage): void {
  it("asks nothing while the page is a preview", async () => {
    const page = await fixture("");
    demo.server.requests.length = 0;
    await page.evaluate((html) => {
      document.documentElement.toggleAttribute("data-turbo-preview", true);
      document.querySelector("main")?.insertAdjacentHTML("beforeend", html);
    }, markupOf(widget));
    await waitUntilMounted(page, widget.schema.tag);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(
      demo.server.requests.map(({ path }) => path),
      "a preview asks for nothing: useLiveEffect in place of useEffect",
    ).toEqual([]);
  });
}

export function describeWithoutScript(stage: Stage): void {
  it("shows the server's children without JavaScript", async () => {
    stage.demo.server.addPage("/conformance", { body: `<main>${markupOf(stage)}</main>` });
    const page = await stage.demo.open("/conformance", { javaScript: false });
    const children = await page.locator(`${stage.schema.tag} > *`).all();
    expect(children.length, "the example of its test has children").toBeGreaterThan(0);
    for (const child of children)
      expect(
        await child.isVisible(),
        `${await child.evaluate((element) => element.outerHTML)} shows without a script: see its page.css`,
      ).toBe(true);
  });
}
