import { waitUntilMounted } from "@yy/testing/page";
import type { Browser } from "playwright";
import type { Shop } from "./shop";
import { releaseOf } from "./Visitor";

/**
 * Opens the page for each of these visitors, in one new browser context, and waits for its form: which of them gets which
 * release is decided by the id that the page has. Returns the releases by id.
 */
export async function releasesOf(
  ids: readonly number[],
  browser: Browser,
  shop: Shop,
): Promise<ReadonlyMap<number, string>> {
  const page = await browser.newPage();
  const found = new Map<number, string>();
  for (const id of ids) {
    await page.goto(shop.pageFor(id), { waitUntil: "commit" });
    await waitUntilMounted(page, "yy-form");
    found.set(id, await releaseOf(page));
  }
  await page.close();
  return found;
}
