import type { Page } from "playwright";
import type { Bench } from "../bench";
import { fields } from "../contenders/forms/fields";
import rules from "../contenders/forms/rules.json";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { type Contender, costOf, visitPage } from "../visit";

const rowsWith = (attributesOf: (rule: keyof typeof rules) => string) =>
  fields
    .map(
      ({ name, rule }) =>
        `<p><label>campo <input name="${name}" ${attributesOf(rule)}></label></p>`,
    )
    .join("");

/** Markup of the two hundred fields, with their rules and without. */
export const content = { ours: rowsWith((rule) => rules[rule]), plain: rowsWith(() => "") };

/** An e-mail field in the middle. */
export const emailField = `input[name=${fields[101]?.name}]`;

/** Main thread for a keystroke, and from its `input` event to the event that tells of the validation, in ms. */
export async function measureForms(bench: Bench): Promise<Findings> {
  const forms = await inRounds(contenders.forms, bench.plan.formRounds, (contender) =>
    typeInto(bench, contender, emailField, "ana.souza@loja.com.br"),
  );
  return { rows: { forms } };
}

/** Types twice: the first time lets the engine compile. */
function typeInto(bench: Bench, contender: Contender, selector: string, text: string) {
  return visitPage(bench, contender, content, async (visited) => {
    const { page } = visited;
    await page.evaluate(() => inPage.watchValidations());
    await page.locator(selector).focus();
    await typeSlowly(page, text);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    const { thread } = await costOf(visited, () => typeSlowly(page, text));
    const validation = await page.evaluate(() => inPage.validationTimes);
    return { thread: thread / text.length, validation };
  });
}

/** Each key in a frame of its own, as people type, and time for what comes after it. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(30);
  }
}
