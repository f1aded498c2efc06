import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { DemoServer } from "@yy/demo-pages/server";
import type { CDPSession, Page } from "playwright";
import { type Bench, template } from "../bench/bench";
import { bodyOf } from "../bench/parts/listingPages";
import { visit } from "../bench/visit";
import type { PageCounts } from "./ledger";

/**
 * Name → path: pages of the marketplace, one without a widget, and one with eight kinds of them.
 */
function namedPages({ state }: DemoServer): Readonly<Record<string, string>> {
  return {
    "without widgets": "/bench/empty",
    "eight widgets": "/bench/eight",
    listing: "/bench/listing",
    home: "/",
    search: "/busca",
    product: "/p/produto-101",
    landing: "/frete-gratis",
    inbox: "/perfil/mensagens",
    sell: "/vender",
    "sign up": "/cadastro",
    store: `/@${state.users[0]?.nickname}`,
  };
}

const bodies = {
  "/bench/empty": "<p>nada aqui</p>",
  "/bench/eight": `<h1>chegada</h1><main>${template("arrival/ours.html")()}</main>`,
  "/bench/listing": bodyOf("ours"),
};

/**
 * The delay of the widgets' code, so that the server's markup is certainly painted before it, in
 * ms.
 */
const chunkDelay = 250;

/** When no file of this library was requested for this time, no more will be. */
const quietTime = 800;

/**
 * Opens pages one after the other as a signed-in visitor.
 * @param names the pages to open; all by default
 */
export async function countPages(
  bench: Bench,
  flavour: "react" | "lite",
  names?: readonly string[],
): Promise<Record<string, PageCounts>> {
  for (const [path, body] of Object.entries(bodies))
    bench.server.addPage(path, { body, script: "module" });
  const counts: Record<string, PageCounts> = {};
  for (const [name, path] of Object.entries(namedPages(bench.server)))
    if (names === undefined || names.includes(name))
      counts[name] = await visit(bench, ({ page, instruments }) =>
        countPage(page, instruments, `${path}?flavour=${flavour}`),
      );
  return counts;
}

async function countPage(page: Page, instruments: CDPSession, path: string): Promise<PageCounts> {
  const { trips, sinceLast } = await watchFiles(instruments);
  await page.addInitScript("inPage.watchShifts()");
  await page.route("**/chunks/*.js", async (route) => {
    await wait(chunkDelay);
    await route.continue();
  });
  await page.goto(path, { waitUntil: "networkidle" });
  while (sinceLast() < quietTime) await wait(quietTime - sinceLast());
  const { sum, moved } = await page.evaluate(() => inPage.shifts);
  const shift = Number(sum.toFixed(3));
  if (shift > 0) process.stderr.write(`${path}: moved: ${moved.join(", ")}\n`);
  const { origin } = new URL(page.url());
  const bytes = await Promise.all([...trips.keys()].map((file) => bytesOf(origin + file)));
  return {
    files: trips.size,
    trips: Math.max(...trips.values()),
    shift,
    bytes: bytes.reduce((sum, each) => sum + each, 0),
  };
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url);
  return (await promisify(brotliCompress)(await response.arrayBuffer())).length;
}

/**
 * This file loads code in idle time, ahead of the visitor's first touch, so it does not count
 * (docs/adr/0056).
 */
const loadsAhead = /\/chunks\/interaction-/;

/**
 * Watches the files of this library that the page requests from now on: path → number of round
 * trips before it.
 */
async function watchFiles(instruments: CDPSession) {
  const trips = new Map<string, number>();
  let last = performance.now();
  await instruments.send("Network.enable");
  instruments.on("Network.requestWillBeSent", ({ request, initiator }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/dist/") || trips.has(pathname)) return;
    last = performance.now();
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const before = from && !loadsAhead.test(from) ? trips.get(new URL(from).pathname) : undefined;
    trips.set(pathname, (before ?? 0) + 1);
  });
  return { trips, sinceLast: () => performance.now() - last };
}
