import type { Page } from "playwright";

/**
 * Holds every request to this URL until the returned function is called; later ones are not held.
 * For tests of what shows before the response, without a race against the clock.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
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
