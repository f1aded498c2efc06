import { sharePage, useDemo } from "@yy/testing";
import { describeOnce } from "@yy/testing/flavour";
import { beforeAll, expect, it } from "vitest";
import { openAttackPage } from "./testing/attackPage";
import type { Sinks } from "./testing/examples";
import { readSinks } from "./testing/guide";
import { countWork } from "./testing/work";

/** How often a text may be written for one change of an attribute: shown, spoken, and each once more where a list repeats it. */
const mostWrites = 12;

describeOnce("a very long text", () => {
  const demo = useDemo();
  let sinks: Sinks[] = [];
  beforeAll(async () => {
    sinks = readSinks();
  });
  const page = sharePage(demo, () => openAttackPage(demo, sinks));

  it("is written a few times for each attribute, and gone through at most once", async () => {
    const work = await page().evaluate(countWork, sinks);
    const much = work.filter(({ writes, segmented }) => writes > mostWrites || segmented > 1.1);
    expect(much).toEqual([]);
    // Otherwise nothing was looked at.
    expect(work.filter(({ writes }) => writes > 0).length).toBeGreaterThan(20);
    expect(work.some(({ segmented }) => segmented > 0.9)).toBe(true);
  }, 60_000);
});
