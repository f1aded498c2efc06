import type { Page } from "playwright";

/**
 * Holds all requests to this URL until the returned function is called; later ones are not held.
 * Tests of the state before a response use it to avoid races.
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
