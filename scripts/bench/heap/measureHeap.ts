import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import { inRepository, widgetNames } from "../../repository";
import { addFile, bundled } from "../pages/site";
import { visit } from "../pages/visitor";
import type { FlavourName } from "../sizes/measureSizes";
import { countHeap, type HeapCounts } from "./heapCounts";
import { evaluate, type InspectedPage, open, takeSnapshot } from "./inspectedPage";
import { withUntouchedPage } from "./untouchedPage";

/** What one way of coming and going leaves behind. */
export interface HeapMeasured {
  readonly contender: string;
  readonly way: Way;
  /** After each number of cycles of {@link cyclesRead}. */
  readonly readings: readonly HeapCounts[];
}

/** How widgets come and go: put in and taken out when their requests are answered or before that, or with the page. */
export type Way = "at rest" | "in flight" | "Turbo visits";

const ways: readonly Way[] = ["at rest", "in flight", "Turbo visits"];

/** After so many cycles what is alive is counted; before the first, the browser fills its caches. */
export const cyclesRead: readonly [number, number, number] = [50, 150, 250];

interface Contender {
  readonly name: string;
  /** Undefined for the same markup without our script, in tags that are no widgets. */
  readonly flavour: FlavourName | undefined;
}

const contenders: readonly Contender[] = [
  { name: "ours, React", flavour: "react" },
  { name: "ours, lite", flavour: "lite" },
  { name: "plain elements", flavour: undefined },
];

/** Has all widgets come and go, and counts what stays. */
export async function measureHeap(
  browser: Browser,
  server: DemoServer,
  progress: (text: string) => void,
): Promise<readonly HeapMeasured[]> {
  addFile(server, "/bench/heap.js", await bundled(inRepository("scripts/bench/heap/inPage.ts")));
  const markup = await withUntouchedPage(browser, (page) => examples(page, server));
  const all: HeapMeasured[] = [];
  for (const { name, flavour } of contenders) {
    const html = flavour ? markup : markup.replaceAll(/(<\/?)yy-/g, "$1plain-");
    for (const way of ways) {
      progress(`${name}: ${way}, what stays in memory`);
      const readings = await withUntouchedPage(browser, (page) =>
        goThrough(page, server, { flavour, html, way }),
      );
      all.push({ contender: name, way, readings });
      server.reset();
    }
  }
  progress("ours, React, inspected by Playwright: what stays in memory");
  const readings = await visit(browser, server, ({ instruments }) => {
    const inspected = instruments as unknown as InspectedPage;
    return goThrough(inspected, server, { flavour: "react", html: markup, way: "at rest" });
  });
  return [
    ...all,
    { contender: "ours, React, on a page of Playwright's", way: "at rest", readings },
  ];
}

interface Going {
  readonly flavour: FlavourName | undefined;
  readonly html: string;
  readonly way: Way;
}

async function goThrough(
  page: InspectedPage,
  server: DemoServer,
  { flavour, html, way }: Going,
): Promise<readonly HeapCounts[]> {
  const paths = ["/bench/heap/here", "/bench/heap/there", "/bench/heap/rest"];
  addPages(server, flavour, paths, way === "Turbo visits" ? html : "");
  await openSignedIn(page, server, paths[2] ?? "");
  const readings: HeapCounts[] = [];
  let done = 0;
  for (const cycles of cyclesRead) {
    const parameters = way === "Turbo visits" ? [paths, cycles - done] : [html, cycles - done, way];
    const name = way === "Turbo visits" ? "visits" : "cycle";
    await evaluate(page, `heap.${name}(...${JSON.stringify(parameters)})`);
    done = cycles;
    readings.push(countHeap(await takeSnapshot(page)));
  }
  return readings;
}

async function examples(page: InspectedPage, server: DemoServer): Promise<string> {
  addPages(server, "react", ["/bench/heap"], "");
  await openSignedIn(page, server, "/bench/heap");
  const names = JSON.stringify(widgetNames());
  const found = (await evaluate(page, `heap.examples(${names})`)) as readonly string[];
  return found.join("\n");
}

/** Pages that have the markup in their `<main>`, but for the one of rest. */
function addPages(
  server: DemoServer,
  flavour: FlavourName | undefined,
  paths: readonly string[],
  html: string,
): void {
  const head =
    '<meta name="yy-icon-sprite" content="/assets/icons.svg"><script type="module" src="/bench/heap.js" nonce="{{nonce}}"></script>';
  const scripts = flavour ? { flavour } : { script: "none" as const };
  for (const path of paths) {
    const body = `<main>${path.endsWith("rest") ? "" : html}</main>`;
    server.addPage(path, { title: path, head, body, libs: ["turbo"], ...scripts });
  }
}

async function openSignedIn(page: InspectedPage, server: DemoServer, path: string): Promise<void> {
  await open(page, `${server.origin}/ajuda`);
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"userId":1}',
  };
  await evaluate(page, `fetch("/_demo/sign-in", ${JSON.stringify(request)}).then(() => null)`);
  await open(page, server.origin + path);
}
