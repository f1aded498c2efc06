import type { Browser } from "playwright";
import type { Diary } from "./Diary";
import type { Releases } from "./releases";
import type { Shop } from "./shop";
import { until } from "./until";
import type { Visitor } from "./Visitor";

/** What each step of the day works with. */
export interface Day {
  readonly shop: Shop;
  readonly browser: Browser;
  readonly diary: Diary;
  readonly releases: Releases;
  /** How many visitors are counted. */
  readonly visitors: number;
}

/** The widget that breaks. */
export const tag = "yy-form";

/** What the operator does, and all that anybody does to the site. */
export function changeSwitch({ shop, diary }: Day, content: object): void {
  shop.writeSwitch(content);
  diary.did(`the switch says ${JSON.stringify(content)}`);
}

/** Presses the button of the form; returns whether what the visitor has written comes to the server. */
export async function publishes(shop: Shop, visitor: Visitor): Promise<boolean> {
  await visitor.publish();
  return (await until(10, () => hasArrived(shop, visitor))) !== undefined;
}

export const hasArrived = (shop: Shop, { written }: Visitor): boolean =>
  shop.arrived().includes(written);
