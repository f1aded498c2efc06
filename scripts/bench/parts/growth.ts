import { type Bench, repeated } from "../bench";
import type { Findings, Row } from "../report/findings";
import { inRounds } from "../rounds";
import { type Contender, costOf, type Visit, visitPage } from "../visit";

const flavours = ["react", "lite"] as const;
export type Flavour = (typeof flavours)[number];

const titles = { react: "ours, React", lite: "ours, lite" } as const;

/**
 * Measures the times that grow with the fields of a form of masks and with the items of the price
 * editor.
 */
export async function measureGrowth(bench: Bench): Promise<Findings> {
  const { growthRounds } = bench.plan;
  const contenders = flavours.map((flavour) => ({ name: titles[flavour], flavour }));
  const growingMasks: readonly Row[] = await inRounds(
    contenders,
    growthRounds,
    async ({ flavour }) => ({
      "50 masks": await mountMasks(bench, flavour, 50),
      "200 masks": await mountMasks(bench, flavour, 200),
      "800 masks": await mountMasks(bench, flavour, 800),
      "200 refused": await refuseMasks(bench, flavour, 200),
      "800 refused": await refuseMasks(bench, flavour, 800),
    }),
  );
  const sizes = contenders.flatMap((contender) =>
    [500, 2000, 8000].map((count) => ({
      ...contender,
      name: `${contender.name}, ${count.toLocaleString("en")} items`,
      count,
    })),
  );
  const growingPrices: readonly Row[] = await inRounds(
    sizes,
    growthRounds,
    async ({ flavour, count }) => ({ ...(await measureItems(bench, flavour, count)) }),
  );
  return { rows: { growingMasks, growingPrices } };
}

const maskRow =
  '<p><yy-mask data-mask="money" data-unmasked-name="items[][cents]"><label>preço <input name="items[][price]" value="12.50" data-patterns="isNonEmpty"></label></yy-mask></p>';

/** Returns the main thread's time of three mounts of a form, in ms. */
export function mountMasks(bench: Bench, flavour: Flavour, count: number): Promise<number[]> {
  return measureForms(bench, flavour, maskRow, async (visited) => {
    const { thread } = await costOf(visited, async () => {
      await fillHost(visited, `<yy-form><form>${maskRow.repeat(count)}</form></yy-form>`);
      await untilAre(visited, "yy-mask input[type=hidden]", count);
    });
    return thread;
  });
}

const emptyRow =
  '<p><yy-mask data-mask="money"><label>preço <input data-patterns="isNonEmpty"></label></yy-mask></p>';

/**
 * Returns the main thread's time of three submits in which all masks of a form are invalid, in ms.
 */
export function refuseMasks(bench: Bench, flavour: Flavour, count: number): Promise<number[]> {
  return measureForms(bench, flavour, emptyRow, async (visited) => {
    const { page } = visited;
    const form = `<form>${emptyRow.repeat(count)}<button>enviar</button></form>`;
    await fillHost(visited, `<yy-form data-validate-on-submit>${form}</yy-form>`);
    await page.locator("yy-form:state(mounted)").waitFor();
    await page.evaluate(() => inPage.quiet());
    const { thread } = await costOf(visited, async () => {
      await page
        .getByRole("button", { name: "enviar" })
        .evaluate((button: HTMLElement) => button.click());
      await untilAre(visited, "[data-yy-message]", count);
    });
    return thread;
  });
}

/**
 * Measures a form four times on a new page, and leaves out the first time, in which the engine
 * compiles.
 */
function measureForms(
  bench: Bench,
  flavour: Flavour,
  row: string,
  measure: (visited: Visit) => Promise<number>,
): Promise<number[]> {
  return onPage(bench, flavour, row, async (visited) => {
    const times: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      times.push(await measure(visited));
      await visited.page.evaluate(() => inPage.remove());
    }
    return times.slice(1);
  });
}

/**
 * Waits until the page has this number of elements that match the selector, and the browser is
 * idle.
 */
async function untilAre({ page }: Visit, selector: string, count: number): Promise<void> {
  await page.waitForFunction(
    ([all, selector]) => document.querySelectorAll(selector).length === all,
    [count, selector] as const,
  );
  await page.evaluate(() => inPage.quiet());
}

/** The times that a list of prices takes of the main thread, in ms. */
export interface ItemCosts {
  /**
   * The script time until all items are read. Other time of the thread is left out, because
   * Chromium reads the forms for its password manager meanwhile.
   */
  readonly mount: readonly number[];
  /** The script time of the key that disables the buttons and of the one that enables them. */
  readonly lockScript: readonly number[];
  readonly lock: readonly number[];
  /** The script time of any other key. */
  readonly keyScript: readonly number[];
  readonly key: readonly number[];
}

/**
 * The number of items to type into. The first one is left out, because the engine compiles then.
 */
const typedItems = 6;

export async function measureItems(
  bench: Bench,
  flavour: Flavour,
  count: number,
): Promise<ItemCosts> {
  const items = repeated("prices/form.html", 1, count).join("\n");
  const actions =
    '<p data-part="actions"><button type="button" data-part="submit">salvar tudo</button></p>';
  return onPage(bench, flavour, "", async (visited) => {
    const mounting = await costOf(visited, async () => {
      const tag = "yy-missing-price-editor";
      await fillHost(visited, `<${tag}>${items}${actions}</${tag}>`);
      await untilRead(visited, count);
    });
    await untilFormsAreRead(visited);
    const key: Cost[] = [];
    const lock: Cost[] = [];
    for (let typed = 0; typed < typedItems; typed += 1) {
      const number = Math.floor(count / 2) + 3 * typed;
      await visited.page.locator(`#price-${number}`).focus();
      await press(visited, "1");
      key.push(await press(visited, "2"));
      await visited.page.locator(`#price-${number + 1}`).focus();
      await visited.page.evaluate(() => inPage.quiet());
      lock.push(await press(visited, "0"), await press(visited, "9"));
    }
    const [keys, locks] = [key.slice(1), lock.slice(2)];
    return {
      mount: [mounting.script],
      key: keys.map(({ thread }) => thread),
      keyScript: keys.map(({ script }) => script),
      lock: locks.map(({ thread }) => thread),
      lockScript: locks.map(({ script }) => script),
    };
  });
}

interface Cost {
  readonly thread: number;
  readonly script: number;
}

/** Presses a key and waits for the frames that it causes. */
function press(visited: Visit, key: string): Promise<Cost> {
  const { page } = visited;
  return costOf(visited, async () => {
    await page.keyboard.press(key);
    await page.evaluate(() => inPage.quiet());
  });
}

function onPage<T>(
  bench: Bench,
  flavour: Flavour,
  rows: string,
  measure: (visited: Visit) => Promise<T>,
): Promise<T> {
  const contender: Contender = { name: "growth", flavour, page: "forms/masks.html" };
  return visitPage(bench, contender, { rows }, measure);
}

async function untilRead({ page }: Visit, count: number): Promise<void> {
  const isRead = (all: number) => document.querySelectorAll("form[data-state]").length === all;
  // The interval is long because the check takes time too, and so is the timeout: Chromium takes
  // half a minute for 8,000 forms.
  await page.waitForFunction(isRead, count, { polling: 250, timeout: 120_000 });
}

/**
 * Waits until Chromium has read the forms for its password manager, which it begins with a delay.
 */
async function untilFormsAreRead({ page }: Visit): Promise<void> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => inPage.quiet());
}

function fillHost({ page }: Visit, html: string): Promise<void> {
  return page.evaluate((markup) => {
    const host = document.querySelector("#host");
    if (host) host.innerHTML = markup;
  }, html);
}
