import type { GuideArrival } from "../guide/measureGuide";
import { summarize } from "../statistics";
import { table } from "./table";
import type { Verdict } from "./verdict";

const slowest = 1500;
const median = (figures: readonly number[]) => summarize(figures).median;

/** How the pages of the guide come on a cheap phone. */
export function guideTable(pages: readonly GuideArrival[]): string {
  return table(
    ["page", "first paint, ms", "largest paint, ms", "layout shift"],
    pages.map(({ path, firstPaint, largestPaint, shift }) => [
      path,
      median(firstPaint).toFixed(0),
      median(largestPaint).toFixed(0),
      Math.max(...shift).toFixed(3),
    ]),
  );
}

export function guideBudgets(pages: readonly GuideArrival[]): readonly Verdict[] {
  const worst = Math.max(...pages.map(({ firstPaint }) => median(firstPaint)));
  const shifts = pages.filter(({ shift }) => Math.max(...shift) > 0).map(({ path }) => path);
  return [
    {
      what: "guide: first paint on a cheap phone",
      budget: `below ${slowest} ms`,
      measured: `${worst.toFixed(0)} ms at worst`,
      holds: worst < slowest,
    },
    {
      what: "guide: layout shift on a cheap phone",
      budget: "0",
      measured: shifts.length === 0 ? "0" : shifts.join(", "),
      holds: shifts.length === 0,
    },
  ];
}
