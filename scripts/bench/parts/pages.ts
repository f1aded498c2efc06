import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoServer } from "@yy/demo-pages/server";
import { inRepository } from "../../repository";
import { type Bench, template } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { scriptsOf, visit } from "../visit";
import { comeAndGo, growthOf, type Live } from "./heap";

/** What our pages are held to: scripts of one without widgets, layout shifts, and what stays after Turbo visits. */
export async function measurePages(bench: Bench): Promise<Findings> {
  const withoutScript = await afterTurboVisits(bench, undefined);
  const pages = await inRounds(contenders.flavours, 1, async ({ flavour }) => {
    const scripts = await scriptsOfEmptyPage(bench, flavour);
    const shifts = await layoutShifts(bench, flavour);
    const { growth, told } = await afterTurboVisits(bench, flavour);
    const bytesMore = growth.bytes - withoutScript.growth.bytes;
    bench.server.reset();
    return {
      scripts: scripts.length,
      scriptNames: scripts.join(", "),
      shift: shifts.map(({ sum }) => sum),
      moved:
        shifts
          .filter(({ sum }) => sum > 0)
          .map(shiftText)
          .join("; ") || "0",
      listenersMore: growth.listeners,
      listeners: told("listeners"),
      nodesMore: growth.nodes,
      nodes: told("nodes"),
      bytesMore,
      heap: `${told("bytes")} bytes, ${(bytesMore / 1000).toFixed(2)} kB a visit more`,
    };
  });
  return { rows: { pages } };
}

/** Names of the scripts that a page without a widget loads. */
async function scriptsOfEmptyPage(bench: Bench, flavour: string): Promise<readonly string[]> {
  bench.server.addPage("/bench/empty", { body: "<p>nada aqui</p>", ...scriptsOf(flavour) });
  return visit(bench, async ({ page }) => {
    await page.goto("/bench/empty", { waitUntil: "networkidle" });
    const resources = await page.evaluate(() => performance.getEntriesByType("resource"));
    const scripts = resources.filter(({ name }) => name.endsWith(".js"));
    return scripts.map(({ name }) => name.replace(/.*\//, ""));
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
async function layoutShifts(bench: Bench, flavour: string): Promise<readonly PageShift[]> {
  const shifts: PageShift[] = [];
  for (const path of demoPaths(bench.server)) {
    process.stderr.write(`layout shift of ${path}\n`);
    const shift = await visit(bench, async ({ page }) => {
      await page.addInitScript("inPage.watchShifts()");
      await page.route("**/chunks/*.js", async (route) => {
        await wait(chunkDelay);
        await route.continue();
      });
      await page.goto(`${path}?flavour=${flavour}`, { waitUntil: "networkidle" });
      await page.evaluate(() => inPage.scrollThrough());
      return page.evaluate(() => inPage.shifts);
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

const button = template("buttons/ours.html");
const buttons = Array.from({ length: 30 }, (_, index) =>
  button({ userId: index + 2, userName: `Loja ${index}` }),
);

/** A page's worth of widgets that mount by themselves. */
const html =
  template("turboPage.html")() +
  buttons.join("").replaceAll("<yy-follow-button", '$& data-mount="eager"');

/** What lives on a page without widgets after Turbo visits between two that have them. */
async function afterTurboVisits(bench: Bench, flavour: string | undefined) {
  const going = {
    flavour,
    html,
    scenario: "Turbo visits",
    cycles: bench.plan.turboVisits,
  } as const;
  const readings = await visit(bench, ({ instruments }) => comeAndGo(bench, instruments, going));
  return {
    growth: growthOf(readings, bench.plan.turboVisits),
    told: (kind: keyof Live) => readings.map((reading) => reading[kind]).join(" → "),
  };
}
