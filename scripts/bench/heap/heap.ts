import type { CDPSession } from "playwright";
import { widgetNames } from "../../repository";
import type { Bench } from "../bench";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { visit } from "../visit";
import { comeAndGo, evaluate, growthOf, openRest } from "./comeAndGo";
import type { Way } from "./inPage";
import { withUntouchedPage } from "./untouchedPage";

/** Has one of each widget come and go, and counts what stays of a cycle. */
export async function measureHeap(bench: Bench): Promise<Findings> {
  const cycles = bench.plan.heapCycles;
  const html = await withUntouchedPage(bench.browser, async (session) => {
    await openRest(bench, session, "react");
    return String(await evaluate(session, `heap.examples(${JSON.stringify(widgetNames())})`));
  });
  const heap = await inRounds(contenders.heap, 1, async ({ flavour, way, isPlaywrights }) => {
    const going = { flavour, html, way: way as Way, cycles };
    const measure = (session: CDPSession) => comeAndGo(bench, session, going);
    const readings = await (isPlaywrights
      ? visit(bench, ({ instruments }) => measure(instruments))
      : withUntouchedPage(bench.browser, measure));
    bench.server.reset();
    return { way, ...growthOf(readings, cycles) };
  });
  const [firstCycles = "", middleCycles = "", lastCycles = ""] = cycles.map(String);
  return { rows: { heap }, words: { firstCycles, middleCycles, lastCycles } };
}
