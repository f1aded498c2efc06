import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import { inRepository } from "../../repository";
import type { FlavourName } from "../sizes/measureSizes";
import { visit } from "./visitor";

/** What moved on one page while its widgets mounted. */
export interface PageShift {
  readonly path: string;
  /** Sum of all layout shifts; 0 = nothing moved. */
  readonly score: number;
  /** What moved, as tag and class, most often first. */
  readonly moved: readonly string[];
}

interface ShiftRecord {
  readonly value: number;
  readonly moved: readonly string[];
}

/** How late the widgets' code comes, so that the server's markup is surely painted before; ms. */
const chunkDelay = 250;

/** For what comes into view to mount and be painted, and longer for the last of it; ms. */
const stepDelay = 60;
const endDelay = 200;

/** Every kind of page that the demo has. */
export function demoPaths(server: DemoServer): readonly string[] {
  const guides = readdirSync(inRepository("demo-pages/pages/widgets"))
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/widgets/${file.replace(".html", "")}`);
  const { users, products } = server.state;
  const stores = users.slice(0, 1).map(({ nickname }) => `/@${nickname}`);
  const items = products.slice(0, 1).map(({ id }) => `/p/produto-${id}`);
  const others = ["/busca", "/ajuda", "/frete-gratis", "/perfil/mensagens", "/widgets"];
  return ["/", ...others, ...stores, ...items, ...guides];
}

/** Opens a page, scrolls through it so that everything mounts, and sums what moved. */
export function layoutShift(
  browser: Browser,
  server: DemoServer,
  path: string,
  flavour: FlavourName,
): Promise<PageShift> {
  return visit(browser, server, async ({ page }) => {
    await page.addInitScript(recordShifts);
    await page.route("**/chunks/*.js", async (route) => {
      await wait(chunkDelay);
      await route.continue();
    });
    await page.goto(`${path}?flavour=${flavour}`, { waitUntil: "networkidle" });
    await scrollThrough(page);
    const records = await page.evaluate(
      () => (window as unknown as { shifts: ShiftRecord[] }).shifts,
    );
    return {
      path,
      score: records.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(records.flatMap(({ moved }) => moved))],
    };
  });
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await page.waitForTimeout(stepDelay);
  }
  await page.waitForTimeout(endDelay);
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page, before anything of it. */
function recordShifts(): void {
  const shifts: ShiftRecord[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShiftEntry[])
      shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) =>
          node instanceof Element
            ? [node.localName, ...node.classList].join(".")
            : (node?.nodeName ?? "?"),
        ),
      });
  }).observe({ type: "layout-shift", buffered: true });
}
