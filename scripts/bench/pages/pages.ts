import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoServer } from "@yy/demo-pages/server";
import type { CDPSession, Page } from "playwright";
import { inRepository } from "../../repository";
import { type Bench, type FlavourName, template } from "../bench";
import { markupOf } from "../buttons/markup";
import { comeAndGo } from "../heap/comeAndGo";
import type { Findings, Row } from "../report/findings";
import { liveBytes, metricsOf, visit } from "../visit";

/** What our pages are held to: scripts of one without widgets, layout shifts, and what stays after Turbo visits. */
export async function measurePages(bench: Bench): Promise<Findings> {
  const without = await goToAndFro(bench, undefined);
  const flavours = [
    { name: "React", flavour: "react" },
    { name: "lite", flavour: "lite" },
  ] as const;
  const pages: Row[] = [];
  for (const { name, flavour } of flavours) {
    const scripts = await scriptsOfEmptyPage(bench, flavour);
    const shifts = await layoutShifts(bench, flavour);
    const { bytes, listeners, nodes } = await goToAndFro(bench, flavour);
    const bytesMore = bytes.aVisit - without.bytes.aVisit;
    const figures = {
      scripts: [scripts.length],
      scriptNames: scripts.join(", "),
      shift: shifts.map(({ sum }) => sum),
      moved:
        shifts
          .filter(({ sum }) => sum > 0)
          .map(shiftText)
          .join("; ") || "0",
      listenersMore: [listeners.aVisit],
      listeners: listeners.text,
      nodesMore: [nodes.aVisit],
      nodes: nodes.text,
      bytesMore: [bytesMore],
      heap: `${bytes.text} bytes, ${(bytesMore / 1000).toFixed(2)} kB a visit more`,
    };
    pages.push({ name, figures });
    bench.server.reset();
  }
  return { rows: { pages } };
}

/** Names of the files that a page without a widget loads. */
async function scriptsOfEmptyPage(bench: Bench, flavour: FlavourName): Promise<readonly string[]> {
  bench.server.addPage("/bench/empty", { body: "<p>nada aqui</p>", flavour });
  return visit(bench, async ({ page }) => {
    const names: string[] = [];
    page.on("request", (request) => {
      const isCode = ["script", "fetch", "xhr"].includes(request.resourceType());
      if (isCode) names.push(request.url().replace(/.*\//, ""));
    });
    await page.goto("/bench/empty", { waitUntil: "networkidle" });
    return names;
  });
}

/** What moved on one page while its widgets mounted. */
interface PageShift {
  readonly path: string;
  /** Of all layout shifts; 0 = nothing moved. */
  readonly sum: number;
  /** As tag and classes, as often as it has moved. */
  readonly moved: readonly string[];
}

const shiftText = ({ path, sum, moved }: PageShift) =>
  `${path} ${sum.toPrecision(2)} (${[...new Set(moved)].join(", ")})`;

/** How late the widgets' code comes, so that the server's markup is surely painted before; ms. */
const chunkDelay = 250;

/** Opens every page and scrolls through it, so that everything mounts. */
async function layoutShifts(bench: Bench, flavour: FlavourName): Promise<readonly PageShift[]> {
  const shifts: PageShift[] = [];
  for (const path of demoPaths(bench.server)) {
    process.stderr.write(`layout shift of ${path}, ${flavour}\n`);
    const shift = await visit(bench, async ({ page }) => {
      await page.addInitScript("bench.watchShifts()");
      await page.route("**/chunks/*.js", async (route) => {
        await wait(chunkDelay);
        await route.continue();
      });
      await page.goto(`${path}?flavour=${flavour}`, { waitUntil: "networkidle" });
      await scrollThrough(page);
      return page.evaluate(() => window.bench.shifts);
    });
    shifts.push({ path, ...shift });
  }
  return shifts;
}

/** Every kind of page that the demo has. */
function demoPaths({ state }: DemoServer): readonly string[] {
  const guides = readdirSync(inRepository("demo-pages/pages/widgets"))
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/widgets/${file.replace(".html", "")}`);
  const stores = state.users.slice(0, 1).map(({ nickname }) => `/@${nickname}`);
  const items = state.products.slice(0, 1).map(({ id }) => `/p/produto-${id}`);
  const others = ["/busca", "/ajuda", "/frete-gratis", "/perfil/mensagens", "/widgets"];
  return ["/", ...others, ...stores, ...items, ...guides];
}

/** With time for what comes into view to mount and be painted. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(200);
}

const buttons = Array.from({ length: 30 }, (_, index) =>
  markupOf("ours", index + 2, `Loja ${index}`),
);

/** A page's worth of widgets that mount by themselves. */
const widgets =
  template("pages/widgets.html")() +
  buttons.join("").replaceAll("<yy-follow-button", '$& data-mount="eager"');

/** What lives on a page without widgets after Turbo visits between two that have them. */
async function goToAndFro(bench: Bench, flavour: FlavourName | undefined) {
  process.stderr.write(`Turbo visits, ${flavour ?? "without our script"}\n`);
  const cycles = bench.plan.turboVisits;
  const going = { flavour, html: widgets, way: "Turbo visits", cycles, read: readLive } as const;
  const readings = await visit(bench, ({ instruments }) => comeAndGo(bench, instruments, going));
  /** From the second reading, when caches are full, to the last one. */
  const growthOf = (kind: keyof (typeof readings)[number]) => {
    const [, middle = Number.NaN, last = Number.NaN] = readings.map((reading) => reading[kind]);
    const [, before = 0, after = 0] = cycles;
    const text = readings.map((reading) => reading[kind]).join(" → ");
    return { aVisit: (last - middle) / (after - before), text };
  };
  return { bytes: growthOf("bytes"), listeners: growthOf("listeners"), nodes: growthOf("nodes") };
}

async function readLive(instruments: CDPSession) {
  // What the former page leaves behind is taken down meanwhile.
  await wait(500);
  const bytes = await liveBytes(instruments);
  const metric = await metricsOf(instruments);
  return { bytes, listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}
