import type { CDPSession } from "playwright";
import { widgetNames } from "../../repository";
import { type Bench, type Contender, ours } from "../bench";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { visit } from "../visit";
import { comeAndGo, evaluate, openRest } from "./comeAndGo";
import { countHeap, type HeapCounts } from "./snapshot";
import { withUntouchedPage } from "./untouchedPage";

const contenders: readonly Contender[] = [...ours, { name: "plain elements" }];
const ways = ["at rest", "in flight", "Turbo visits"] as const;
const goings = contenders.flatMap((contender) => ways.map((way) => ({ ...contender, way })));
const inspected = { ...ours[0], name: `${ours[0].name}, on a page of Playwright's`, way: ways[0] };

/** Has one of each widget come and go, and counts what stays of a cycle. */
export async function measureHeap(bench: Bench): Promise<Findings> {
  const { browser, plan, server } = bench;
  const html = await withUntouchedPage(browser, async (session) => {
    await openRest(bench, session, "react");
    return String(await evaluate(session, `heap.examples(${JSON.stringify(widgetNames())})`));
  });
  const heap = await inRounds([...goings, inspected], 1, async ({ name, flavour, way }) => {
    const going = { flavour, html, way, cycles: plan.heapCycles, read: countHeap };
    const measure = (session: CDPSession) => comeAndGo(bench, session, going);
    const readings = await (name === inspected.name
      ? visit(bench, ({ instruments }) => measure(instruments))
      : withUntouchedPage(browser, measure));
    server.reset();
    return growthOf(readings, plan.heapCycles);
  });
  const cycles = (reading: number) => String(plan.heapCycles[reading]);
  const words = { firstCycles: cycles(0), middleCycles: cycles(1), lastCycles: cycles(2) };
  const rows = heap.map((row) => ({ ...row, figures: { ...row.figures, way: row.way } }));
  return { rows: { heap: rows }, words };
}

/** A cycle's, from the first reading to the second and from that to the last. */
function growthOf(readings: readonly HeapCounts[], cycles: readonly number[]) {
  const [first, middle, last] = readings;
  if (!first || !middle || !last) throw new Error("three readings of the heap are needed");
  const [before = 0, between = 0, after = 0] = cycles;
  const late = (kind: keyof HeapCounts) => (last[kind] - middle[kind]) / (after - between);
  return {
    firstBytes: (middle.bytes - first.bytes) / (between - before),
    bytes: late("bytes"),
    objects: late("objects"),
    nodes: late("nodes"),
    listeners: late("listeners"),
  };
}
