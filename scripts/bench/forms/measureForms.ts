import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import { totalsOf, type Visit, visit } from "../pages/visitor";
import type { Plan } from "../plan";
import { type Summary, summarize } from "../statistics";
import { addFormPages, formUrl, type MaskPage, maskPages } from "./addFormPages";
import { type FormContender, formContenders } from "./contenders";
import { typedField, typedPhone, typedText } from "./fields";

/** Keystrokes in the form of 200 fields, validated by one contender. Times in ms. */
export interface FormMeasured {
  readonly contender: FormContender;
  /** CPU time of the main thread for a keystroke, all in all: input, validation, style, layout, painting. */
  readonly thread: Summary;
  /** From the `input` event to the event that tells of the validation; only ours tells. */
  readonly validation: Summary | undefined;
  /** The slowest of those. */
  readonly slowest: number | undefined;
}

export interface FormMeasurements {
  readonly forms: readonly FormMeasured[];
  /** CPU time of the main thread for a keystroke in a text field, in ms. */
  readonly masks: ReadonlyMap<MaskPage, Summary>;
}

/** Contender after contender, then the next round: whatever slows the machine for a while slows all of them. */
export async function measureForms(
  browser: Browser,
  server: DemoServer,
  { formRounds }: Plan,
  progress: (text: string) => void,
): Promise<FormMeasurements> {
  await addFormPages(server);
  const forms = formContenders.map((contender) => ({
    contender,
    thread: [] as number[],
    validation: [] as number[],
  }));
  const masks = new Map((Object.keys(maskPages) as MaskPage[]).map((id) => [id, [] as number[]]));
  for (let round = 0; round < formRounds; round += 1) {
    progress(`round ${round + 1}: keystrokes in forms and masks`);
    for (const { contender, thread, validation } of forms)
      await visit(browser, server, async (visited) => {
        await openReady(visited.page, formUrl(contender), contender.flavour && "yy-form");
        await visited.page.evaluate(watchValidations);
        thread.push(await typeInto(visited, selectorOf(contender), typedText));
        validation.push(...(await visited.page.evaluate(() => window.validationTimes)));
      });
    for (const [id, thread] of masks)
      await visit(browser, server, async (visited) => {
        await openReady(visited.page, maskPages[id], id === "plain" ? undefined : "yy-mask");
        thread.push(await typeInto(visited, "input", typedPhone));
      });
  }
  return {
    forms: forms.map(({ contender, thread, validation }) => ({
      contender,
      thread: summarize(thread),
      validation: validation.length > 0 ? summarize(validation) : undefined,
      slowest: validation.length > 0 ? Math.max(...validation) : undefined,
    })),
    masks: new Map([...masks].map(([id, thread]) => [id, summarize(thread)])),
  };
}

declare global {
  interface Window {
    validationTimes: number[];
  }
}

function selectorOf({ id }: FormContender): string {
  const name = id === "hookForm" ? typedField.name.replace(/\W/g, "_") : typedField.name;
  return `input[name="${name}"]`;
}

async function openReady(page: Page, url: string, tag: string | undefined): Promise<void> {
  await page.goto(url);
  await page.locator("input").first().waitFor();
  if (tag) await page.locator(`${tag}:state(mounted)`).waitFor({ state: "attached" });
}

/** Types twice: the first time lets the engine compile. Returns ms of the main thread a keystroke. */
async function typeInto(visited: Visit, selector: string, text: string): Promise<number> {
  const { page } = visited;
  await page.locator(selector).focus();
  const clear = async () => {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
  };
  await typeSlowly(page, text);
  await clear();
  const before = await totalsOf(visited);
  await typeSlowly(page, text);
  const after = await totalsOf(visited);
  return (after.thread - before.thread) / text.length;
}

/** Each key in a frame of its own, as people type, and time for what comes after it. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  }
}

function watchValidations(): void {
  window.validationTimes = [];
  let begin = 0;
  window.addEventListener(
    "input",
    () => {
      begin = performance.now();
    },
    true,
  );
  window.addEventListener("yy:form-validated", () => {
    window.validationTimes.push(performance.now() - begin);
  });
}
