import type { Page } from "playwright";
import type { Bench } from "../bench";
import { fields } from "../contenders/forms/fields";
import rules from "../contenders/forms/rules.json";
import contenders from "../contenders.json";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { type Contender, costOf, visitPage } from "../visit";

function rowsOf(by: "ours" | "native" | "plain"): string {
  const rows = fields.map(({ name, rule }) => {
    const attributes = by === "plain" ? "" : rules[rule][by];
    return `<p><label>campo <input name="${name}" ${attributes}></label></p>`;
  });
  return rows.join("");
}

const content = { ours: rowsOf("ours"), native: rowsOf("native"), plain: rowsOf("plain") };

/** Main thread for a keystroke, and from its `input` event to the event that tells of the validation, in ms. */
export async function measureForms(bench: Bench): Promise<Findings> {
  const { formRounds } = bench.plan;
  // An e-mail field in the middle.
  const email = `input[name=${fields[101]?.name}]`;
  return {
    rows: {
      forms: await inRounds(contenders.forms, formRounds, (contender) =>
        typeInto(bench, contender, email, "ana.souza@loja.com.br"),
      ),
      masks: await inRounds(contenders.masks, formRounds, (contender) =>
        typeInto(bench, contender, "input", "11987654321"),
      ),
    },
  };
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
