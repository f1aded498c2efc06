import type { Page } from "playwright";

/**
 * Whether the browser requests a module again after a failure. Chromium 150 does not within one
 * document, 156 does (docs/browsers.md, Scripts).
 */
export async function requestsFailedModules(page: Page): Promise<boolean> {
  let requests = 0;
  const probe = "**/probe.js";
  await page.route(probe, (route) => {
    requests += 1;
    return route.abort();
  });
  // The import is a text, because Vite would rewrite it in a function.
  const failedImport = "import('/probe.js').catch(() => undefined)";
  await page.evaluate(`${failedImport}.then(() => ${failedImport})`);
  await page.unroute(probe);
  return requests === 2;
}
