import type { Page } from "playwright";

/**
 * Holds every request to this address until the function returned is called; then they go on, and so do later ones.
 * For "while the answer is on its way", without a race against the clock.
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
