import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import type { FlavourName } from "../sizes/measureSizes";
import { visit } from "./visitor";

/** Paths of all scripts that a page without a widget loads. */
export async function scriptsOfEmptyPage(
  browser: Browser,
  server: DemoServer,
  flavour: FlavourName,
): Promise<readonly string[]> {
  server.addPage("/bench/empty", { body: "<p>nada aqui</p>", flavour });
  return visit(browser, server, async ({ page }) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      const isCode = ["script", "fetch", "xhr"].includes(request.resourceType());
      if (isCode) paths.push(new URL(request.url()).pathname);
    });
    await page.goto("/bench/empty", { waitUntil: "networkidle" });
    return paths;
  });
}
