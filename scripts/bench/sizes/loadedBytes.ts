import { brotliCompressSync } from "node:zlib";
import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import type { Contender } from "../contenders";
import { urlOf } from "../pages/site";
import { visit } from "../pages/visitor";
import type { Layout } from "../plan";

const benchesOwn = ["/bench/page.css", "/bench/inPage.js"];

/** Bytes of Brotli of all scripts and stylesheets that a page loads for one button, up to its first click. */
export function loadedBytes(
  browser: Browser,
  server: DemoServer,
  contender: Contender,
  layout: Layout,
): Promise<number> {
  return visit(browser, server, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      const isCode = ["script", "stylesheet"].includes(response.request().resourceType());
      const { pathname } = new URL(response.url());
      if (isCode && !benchesOwn.includes(pathname)) bodies.push(response.body());
    });
    await page.goto(urlOf(contender, layout));
    const followed = page.waitForResponse("**/api/users/follow");
    await page.locator(contender.selector).getByRole("button").click();
    await followed;
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    return sizes.reduce((sum, size) => sum + size, 0);
  });
}
