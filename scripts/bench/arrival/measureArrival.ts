import { launchChromium } from "@yy/testing/chromium";
import type { BrowserContext, CDPSession } from "playwright";
import { viewport } from "../plan";
import { makeCertificate } from "./certificate";
import { type CompressedServer, startCompressedServer } from "./compressedServer";
import { folders, type Way, waysToArrive } from "./ways";

/** A cheap phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowdown = 4;

/** How one way did in one load. */
export interface Arrival {
  /** From the start of the navigation to the first paint, in ms. */
  readonly painted: number;
  /** From the start of the navigation until everything in the first screen is mounted and painted for the first time, in ms. */
  readonly mounted: number;
  /** Scripts that were loaded, from the cache too. */
  readonly files: number;
  /** Of scripts, compressed, as far as they were sent and not cached; without the headers of answers. */
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
  rounds: number,
  progress: (text: string) => void,
): Promise<readonly ArrivalMeasured[]> {
  const ways = await waysToArrive();
  const texts = new Map(
    ways.flatMap(({ path, document, scripts }) => [[path, document], ...scripts]),
  );
  const certificate = await makeCertificate();
  const browser = await launchChromium({ switches: [certificate.chromiumSwitch] });
  const server = await startCompressedServer(certificate, folders, texts);
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
        measured[index]?.cold.push(await arrive(context, server, way));
        measured[index]?.warm.push(await arrive(context, server, way));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return measured;
}

async function arrive(
  context: BrowserContext,
  server: CompressedServer,
  { path, tags, isThere }: Way,
): Promise<Arrival> {
  const sentBefore = server.scriptBytes();
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await instruments.send("Network.enable");
  await instruments.send("Network.emulateNetworkConditions", network);
  await instruments.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const scripts = watchScripts(instruments);
  await page.goto(path, { waitUntil: "commit" });
  const times = await page.evaluate(
    `new Promise((done) => {
      const look = () => {
        const all = [...document.querySelectorAll(${JSON.stringify(tags)})];
        const [paint] = performance.getEntriesByName("first-paint");
        if (paint && all.length > 0 && all.every((element) => ${isThere})) done({ painted: paint.startTime, mounted: performance.now() });
        else requestAnimationFrame(look);
      };
      look();
    })`,
  );
  const totals = scripts();
  await page.close();
  return {
    ...(times as Pick<Arrival, "painted" | "mounted">),
    bytes: server.scriptBytes() - sentBefore,
    ...totals,
  };
}

/** Counts scripts from now on, until the function returned is called. */
function watchScripts(instruments: CDPSession): () => Pick<Arrival, "files" | "depth"> {
  const depths = new Map<string, number>();
  instruments.on("Network.requestWillBeSent", ({ request, initiator, type }) => {
    if (type !== "Script" && !request.url.endsWith(".js")) return;
    const [frame] = initiator.stack?.callFrames ?? [];
    const from = initiator.url ?? frame?.url ?? "";
    if (!depths.has(request.url)) depths.set(request.url, (depths.get(from) ?? 0) + 1);
  });
  return () => ({ files: depths.size, depth: Math.max(0, ...depths.values()) });
}
