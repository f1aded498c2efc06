import type { Browser, BrowserContext, CDPSession } from "playwright";
import { viewport } from "../plan";
import { startCompressedServer } from "./compressedServer";
import { folders, type Way, waysToArrive } from "./ways";

/** A cheap phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** How one way did in one load. */
export interface Arrival {
  /** From the first paint until everything in the first screen is mounted, in ms. */
  readonly time: number;
  /** Scripts that were loaded, from the cache too. */
  readonly files: number;
  /** Of scripts, over the network, in bytes. */
  readonly bytes: number;
  /** Scripts that had to wait for one another, after the document. */
  readonly depth: number;
}

export interface ArrivalMeasured {
  readonly way: string;
  readonly cold: readonly Arrival[];
  readonly warm: readonly Arrival[];
}

/** Every way has its turn in every round, first with an empty cache and then with a full one. */
export async function measureArrival(
  browser: Browser,
  rounds: number,
  progress: (text: string) => void,
): Promise<readonly ArrivalMeasured[]> {
  const ways = await waysToArrive();
  const texts = new Map(
    ways.flatMap(({ path, document, scripts }) => [[path, document], ...scripts]),
  );
  const server = await startCompressedServer(folders, texts);
  const measured = ways.map(({ name }) => ({
    way: name,
    cold: [] as Arrival[],
    warm: [] as Arrival[],
  }));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      progress(`arrival, round ${round} of ${rounds}`);
      for (const [index, way] of ways.entries()) {
        const context = await browser.newContext({ baseURL: server.origin, viewport });
        measured[index]?.cold.push(await arrive(context, way));
        measured[index]?.warm.push(await arrive(context, way));
        await context.close();
      }
    }
  } finally {
    server.close();
  }
  return measured;
}

async function arrive(context: BrowserContext, { path, tags, isThere }: Way): Promise<Arrival> {
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await instruments.send("Network.enable");
  await instruments.send("Network.emulateNetworkConditions", network);
  await instruments.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const scripts = watchScripts(instruments);
  await page.goto(path, { waitUntil: "commit" });
  const time = await page.evaluate(
    `new Promise((done) => {
      const look = () => {
        const all = [...document.querySelectorAll(${JSON.stringify(tags)})];
        const [paint] = performance.getEntriesByName("first-paint");
        if (paint && all.length > 0 && all.every((element) => ${isThere})) done(performance.now() - paint.startTime);
        else requestAnimationFrame(look);
      };
      look();
    })`,
  );
  const totals = scripts();
  await page.close();
  return { time: time as number, ...totals };
}

/** Counts scripts from now on, until the function returned is called. */
function watchScripts(instruments: CDPSession): () => Omit<Arrival, "time"> {
  const depths = new Map<string, number>();
  const requests = new Map<string, string>();
  let bytes = 0;
  instruments.on("Network.requestWillBeSent", ({ requestId, request, initiator, type }) => {
    if (type !== "Script" && !request.url.endsWith(".js")) return;
    const [frame] = initiator.stack?.callFrames ?? [];
    const from = initiator.url ?? frame?.url ?? "";
    requests.set(requestId, request.url);
    if (!depths.has(request.url)) depths.set(request.url, (depths.get(from) ?? 0) + 1);
  });
  instruments.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ files: depths.size, bytes, depth: Math.max(0, ...depths.values()) });
}
