import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import type { Plan } from "../plan";
import { type Summary, summarize } from "../statistics";
import { addFurniturePages } from "./addFurniturePages";
import {
  type FurnitureContender,
  furnitureContenders,
  type Kind,
  kinds,
  type Scroller,
  type SliderContender,
  scrollers,
  sliders,
} from "./contenders";
import { type Drag, drags } from "./drags";
import { type Opening, openings } from "./openings";
import { type ScrollCosts, scrollCosts } from "./scrollCosts";

/** Opening one kind of furniture, in ms. */
export interface OpeningMeasured {
  readonly kind: Kind;
  readonly contender: FurnitureContender;
  /** From the click to the frame that shows it. */
  readonly painted: Summary;
  /** CPU time of the main thread for opening, its animation, and closing. */
  readonly thread: Summary;
}

/** Dragging a slider. */
export interface DragMeasured {
  readonly contender: SliderContender;
  /** CPU time of the main thread a move of the pointer, in ms. */
  readonly thread: Summary;
  /** The longest task while dragging, in ms; 0 when none was over 50 ms. */
  readonly longestTask: number;
}

export interface FurnitureMeasurements {
  readonly openings: readonly OpeningMeasured[];
  readonly drags: readonly DragMeasured[];
  readonly scrolls: ReadonlyMap<Scroller, ScrollCosts>;
}

/** Contender after contender, then the next round: whatever slows the machine for a while slows all of them. */
export async function measureFurniture(
  browser: Browser,
  server: DemoServer,
  { furnitureRounds }: Plan,
  progress: (text: string) => void,
): Promise<FurnitureMeasurements> {
  await addFurniturePages(server);
  const opened = kinds.flatMap((kind) =>
    furnitureContenders.map((contender) => ({ kind, contender, all: [] as Opening[] })),
  );
  const dragged = sliders.map((contender) => ({ contender, all: [] as Drag[] }));
  for (let round = 0; round < furnitureRounds; round += 1) {
    progress(`round ${round + 1}: dialogs, drawers, tabs and sliders`);
    for (const { kind, contender, all } of opened)
      all.push(...(await openings(browser, server, contender, kind)));
    for (const { contender, all } of dragged) all.push(await drags(browser, server, contender));
  }
  const scrolls = new Map<Scroller, ScrollCosts>();
  for (const scroller of scrollers) {
    progress(`${scroller.name}: a hundred pages of an endless list`);
    scrolls.set(scroller, await scrollCosts(browser, server, scroller));
  }
  return {
    openings: opened.map(({ kind, contender, all }) => ({
      kind,
      contender,
      painted: summarize(all.map(({ painted }) => painted)),
      thread: summarize(all.map(({ thread }) => thread)),
    })),
    drags: dragged.map(({ contender, all }) => ({
      contender,
      thread: summarize(all.map(({ thread }) => thread)),
      longestTask: Math.max(0, ...all.map(({ longestTask }) => longestTask)),
    })),
    scrolls,
  };
}
