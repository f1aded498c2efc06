import type { Locator } from "playwright";

/**
 * Clicks a link with the key that opens it in a new tab.
 * @returns the URL that the browser opens there. The tab is not awaited, because one in the
 * background may take long, and is closed once it is open
 */
export async function openInTab(link: Locator): Promise<string> {
  const page = link.page();
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.enable");
  const requested = new Promise<string>((resolve) => {
    devTools.on("Page.frameRequestedNavigation", ({ disposition, url }) => {
      if (disposition === "newTab") resolve(url);
    });
  });
  context.once("page", (tab) => {
    // The test may have ended and closed the tab.
    tab.close().catch(() => undefined);
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  const url = await requested;
  await devTools.detach();
  return url;
}
