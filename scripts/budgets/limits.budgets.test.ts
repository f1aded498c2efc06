import { beforeAll, expect, it } from "vitest";
import { mountByStimulus } from "../bench/parts/buttons";
import { ownCode } from "../bench/parts/sizes";
import { inRepository, widgetNames } from "../repository";
import { builtBytes } from "./builtBytes";
import { readLedger } from "./ledger";
import { limits, type Measured } from "./limits";
import { useBench } from "./testing/useBench";
import { afterTurboVisits } from "./turboVisits";

const bench = useBench();
let measured: Measured;

beforeAll(async () => {
  const [react, lite, ...own] = await Promise.all([
    builtBytes(inRepository("dist")),
    builtBytes(inRepository("dist/lite")),
    ...widgetNames().map(ownCode),
  ]);
  // That the pages count as the ledger says is the test of counts.budgets.test.ts.
  const { react: reactPages, lite: litePages } = readLedger();
  measured = {
    counts: {
      react: { bytes: react, pages: reactPages.pages },
      lite: { bytes: lite, pages: litePages.pages },
    },
    ownCode: own,
    visits: {
      react: await afterTurboVisits(await bench(), "react"),
      lite: await afterTurboVisits(await bench(), "lite"),
    },
    mountByStimulus: await mountByStimulus(await bench()),
  };
}, 600_000);

it.each(limits)("holds $what to $most $unit", ({ most, in: figureIn }) => {
  expect(figureIn(measured)).toBeLessThanOrEqual(most);
});
