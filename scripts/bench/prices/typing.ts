import { totalsOf, type Visit } from "../pages/visitor";

/** Keys of one kind in the list of 2,000 items. Times in ms. */
export interface Keys {
  /** From each key's own time stamp until a frame with what it wrote has been drawn. */
  readonly painted: readonly number[];
  /** CPU time of the main thread for a keystroke: input, mask, verdict, style, layout, painting. */
  readonly thread: number;
}

export interface Typed {
  readonly keys: Keys;
  /** Those that make a price invalid, or valid again: every button of the list is locked, or freed. */
  readonly lockingKeys: Keys;
}

const price = "1234,56";
const lockingPrice = "09";

/** Items in the middle of the list. The first lets the engine compile, and is left out. */
const items = [1000, 1003, 1007, 1011, 1015];

/** Long enough for what comes after a key, in ms. */
const rest = 80;

/** Until the browser has read the forms that came last for its password manager, in ms. */
const settlingTime = 3000;

export async function typePrices(visited: Visit): Promise<Typed> {
  await visited.page.waitForTimeout(settlingTime);
  return {
    keys: await typeIntoAll(visited, price, items),
    lockingKeys: await typeIntoAll(
      visited,
      lockingPrice,
      items.map((id) => id + 1),
    ),
  };
}

async function typeIntoAll(
  visited: Visit,
  text: string,
  [warmUp = 0, ...ids]: readonly number[],
): Promise<Keys> {
  await typeInto(visited, warmUp, text);
  const painted: number[] = [];
  let thread = 0;
  for (const id of ids) {
    const measured = await typeInto(visited, id, text);
    painted.push(...measured.painted);
    thread += measured.thread;
  }
  return { painted, thread: thread / painted.length };
}

async function typeInto(visited: Visit, id: number, text: string) {
  const { page } = visited;
  await page.locator(`#price-${id}`).focus();
  await page.waitForTimeout(rest);
  const before = await totalsOf(visited);
  for (const key of text) {
    await page.evaluate(() => window.bench.watchKeystroke());
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
  }
  const after = await totalsOf(visited);
  const painted = await page.evaluate(() => window.bench.keystrokeTimes());
  return { painted, thread: after.thread - before.thread };
}
