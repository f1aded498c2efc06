import type { Page } from "playwright";
import type { Bench, Contender } from "../bench";
import type { Findings } from "../report/findings";
import { inRounds } from "../rounds";
import { costOf, visitPage } from "../visit";
import { fields } from "./fields";
import rules from "./rules.json";

/** Who validates or masks a form, and who does not. */
interface FormContender extends Contender {
  readonly body: string;
}

const row = (name: string, attributes: string) =>
  `<p><label>campo <input name="${name}" ${attributes}></label></p>`;

function formOf(by?: "ours" | "native"): string {
  const rows = fields.map(({ name, rule }) => row(name, by ? rules[rule][by] : ""));
  return `<form>${rows.join("")}<button>enviar</button></form>`;
}

const ourForm = `<yy-form data-validate-on-submit>${formOf("ours")}</yy-form>`;
const hookForm = { code: "forms/hookForm.tsx", body: '<div id="root"></div>' };

const forms: readonly FormContender[] = [
  { name: "yy-form, React", flavour: "react", body: ourForm },
  { name: "yy-form, lite", flavour: "lite", body: ourForm },
  { name: "constraint validation", code: "forms/constraints.ts", body: formOf("native") },
  { name: "react-hook-form and zod", ...hookForm },
  { name: "no validation", body: formOf() },
];

const phone = row("phone", 'type="tel"');
const masked = `<yy-mask data-mask="phone">${phone}</yy-mask>`;

const masks: readonly FormContender[] = [
  { name: "plain", body: phone },
  { name: "ours, React", flavour: "react", body: masked },
  { name: "ours, lite", flavour: "lite", body: masked },
];

/** Main thread for a keystroke, and from its `input` event to the event that tells of the validation, in ms. */
export async function measureForms(bench: Bench): Promise<Findings> {
  const { formRounds } = bench.plan;
  const compared = forms.map((form) => ({ ...form, comparedTo: ["yy-form, React"] }));
  // An e-mail field in the middle.
  const selector = `input[name=${fields[101]?.name}]`;
  return {
    rows: {
      forms: await inRounds(compared, formRounds, (contender) =>
        typeInto(bench, contender, selector, "ana.souza@loja.com.br"),
      ),
      masks: await inRounds(masks, formRounds, (contender) =>
        typeInto(bench, contender, "input", "11987654321"),
      ),
    },
  };
}

/** Types twice: the first time lets the engine compile. */
function typeInto(bench: Bench, contender: FormContender, selector: string, text: string) {
  const styles = contender.flavour || contender.code ? "yy" : "none";
  const body = `<main>${contender.body}</main>`;
  return visitPage(bench, contender, { body, styles }, async (visited) => {
    const { page } = visited;
    await page.evaluate(() => window.bench.watchValidations());
    await page.locator(selector).focus();
    await typeSlowly(page, text);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    const { thread } = await costOf(visited, () => typeSlowly(page, text));
    const validation = await page.evaluate(() => window.bench.validationTimes);
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
