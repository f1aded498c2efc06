import type { FurnitureMeasurements, OpeningMeasured } from "../furniture/measureFurniture";
import { readAt, type ScrollCosts } from "../furniture/scrollCosts";
import { milliseconds, ratio } from "./numbers";
import { table } from "./table";
import type { Verdict } from "./verdict";

const titles = { modal: "modal", panel: "panel", tabs: "tabs" } as const;

/** What opens, by who draws it; in brackets, how many times ours on React. */
export function openingTable({ openings }: FurnitureMeasurements): string {
  const rows = openings.map((measured) => {
    const ours = openings.find(
      ({ kind, contender }) => kind === measured.kind && contender.id === "react",
    );
    const times = (pick: (one: OpeningMeasured) => number) =>
      `${milliseconds(pick(measured))} (${ratio(pick(measured), ours ? pick(ours) : Number.NaN)} ×)`;
    return [
      `${titles[measured.kind]}: ${measured.contender.name}`,
      times(({ painted }) => painted.median),
      times(({ thread }) => thread.median),
    ];
  });
  return table(["what", "click to painted", "main thread, opened and closed"], rows);
}

export function dragTable({ drags }: FurnitureMeasurements): string {
  return table(
    ["slider", "main thread a move", "longest task"],
    drags.map(({ contender, thread, longestTask }) => [
      contender.name,
      milliseconds(thread.median),
      longestTask > 0 ? milliseconds(longestTask) : "none over 50 ms",
    ]),
  );
}

export function scrollTable({ scrolls }: FurnitureMeasurements): string {
  return table(
    ["endless list", ...readAt.map((page) => `page ${page}`)],
    [...scrolls].map(([{ name }, costs]) => [
      name,
      ...readAt.map((page) => milliseconds(costs.get(page) ?? Number.NaN)),
    ]),
  );
}

/** What the pages of furniture are held to. */
export function furnitureBudgets({
  openings,
  drags,
  scrolls,
}: FurnitureMeasurements): readonly Verdict[] {
  const theirs = (one: OpeningMeasured) =>
    openings.find(({ kind, contender }) => kind === one.kind && contender.id === "webAwesome");
  const costsByHand = [...scrolls].find(([scroller]) => !("flavour" in scroller))?.[1];
  return [
    ...openings
      .filter(({ contender }) => contender.flavour)
      .map((one) => {
        const other = theirs(one)?.painted.median ?? Number.NaN;
        return {
          what: `${titles[one.kind]}, ${one.contender.name}: click to painted`,
          budget: "not slower than Web Awesome's",
          measured: `${milliseconds(one.painted.median)} against ${milliseconds(other)}`,
          holds: one.painted.median <= other * 1.05,
        };
      }),
    ...drags
      .filter((drag) => "flavour" in drag.contender)
      .map(({ contender, longestTask }) => ({
        what: `yy-slider, ${contender.name}: longest task while dragging`,
        budget: "none above 50 ms",
        measured: longestTask > 0 ? milliseconds(longestTask) : "none",
        holds: longestTask === 0,
      })),
    ...[...scrolls]
      .filter(([scroller]) => "flavour" in scroller)
      .map(([{ name }, costs]) => {
        const [ours, byHand] = [growth(costs), growth(costsByHand)];
        return {
          what: `yy-infinite-scroll, ${name}: page 100 against page 10`,
          budget: "grows no more than a list by hand, whose layout grows too",
          measured: `${ours.toFixed(1)} × against ${byHand.toFixed(1)} ×`,
          holds: ours <= byHand * 1.1,
        };
      }),
  ];
}

function growth(costs: ScrollCosts | undefined): number {
  return (costs?.get(100) ?? Number.NaN) / (costs?.get(10) ?? Number.NaN);
}
