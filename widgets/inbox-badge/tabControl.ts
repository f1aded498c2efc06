import type { Page } from "playwright";

/**
 * For tests: gives the page a visibility that the test controls, from before its first byte. A page
 * that is already open must be reloaded.
 */
export async function controlTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hidden = false;
    Object.defineProperty(document, "hidden", { get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
      get: () => (hidden ? "hidden" : "visible"),
    });
    window.addEventListener("test:hide", ({ detail }: CustomEventInit<boolean>) => {
      hidden = detail === true;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
}

export const hideTab = (page: Page) => turnTab(page, true);
export const showTab = (page: Page) => turnTab(page, false);

function turnTab(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent("test:hide", { detail }));
  }, hidden);
}
