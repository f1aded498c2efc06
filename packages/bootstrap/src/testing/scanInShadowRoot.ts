import type { Page } from "playwright";
import type {} from "../yy";

/**
 * Puts markup into a shadow root of `main`, has `YY.scan` find its tags, and waits until the first
 * of this tag is mounted.
 */
export async function scanInShadowRoot(page: Page, html: string, tag: string): Promise<void> {
  await page.evaluate((markup) => {
    const root = document.querySelector("main")?.attachShadow({ mode: "open" });
    if (!root) return;
    root.innerHTML = markup;
    window.YY.scan(root);
  }, html);
  await page.waitForFunction(
    (name) =>
      document.querySelector("main")?.shadowRoot?.querySelector(name)?.matches(":state(mounted)"),
    tag,
  );
}
