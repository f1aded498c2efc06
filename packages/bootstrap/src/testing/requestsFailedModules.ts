import type { Page } from "playwright";

/**
 * Whether the browser requests a module again after a failure. Chromium 150 does not as long as the
 * document lives, 156 does (docs/browsers.md, Scripts).
 */
export async function requestsFailedModules(page: Page): Promise<boolean> {
  let requests = 0;
  const probe = "**/probe.js";
  await page.route(probe, (route) => {
    requests += 1;
    return route.abort();
  });
  // As text: Vite would replace the import of a function.
  const failedImport = "import('/probe.js').catch(() => undefined)";
  await page.evaluate(`${failedImport}.then(() => ${failedImport})`);
  await page.unroute(probe);
  return requests === 2;
}
