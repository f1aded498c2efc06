import { isRunScript } from "../head";
import { ancestorsOf, mayHave, textOf } from "../page";
import type { Rule } from "../Rule";

/** Classes of elements for which a captcha shows its question over the page. */
const captcha = /(?:^|\s)(?:g-recaptcha|h-captcha)(?:\s|$)/;

/** Scripts that show a question over the page: captchas, and the card's bank (3-D Secure). */
const asking =
  /\b(?:google\.com\/recaptcha|recaptcha\.net\/recaptcha|hcaptcha\.com|js\.stripe\.com|sdk\.mercadopago\.com|cardinalcommerce\.com)\b/;

/**
 * A dialog in the top layer, with a form that needs an answer to a question in the page: the dialog
 * covers the question.
 */
export const coveredLayer: Rule = {
  name: "covered-layer",
  code: "YY-605",
  *check({ elements, widgets }) {
    const asks = elements.some(
      (element) => isRunScript(element) && asking.test(textOf(element, "src") ?? ""),
    );
    for (const { element: dialog, schema } of widgets) {
      if (!schema.attributes?.layer || mayHave(dialog, "data-layer")) continue;
      const within = elements.filter((each) => [...ancestorsOf(each)].includes(dialog));
      const hasCaptcha = within.some((each) => captcha.test(textOf(each, "class") ?? ""));
      if (!hasCaptcha && !(asks && within.some(({ tag }) => tag === "form"))) continue;
      yield {
        element: dialog,
        severity: "warning",
        message: `${dialog.tag}: the question of a captcha or of a bank comes over the page, under this dialog, where it cannot be reached`,
        fix: 'data-layer="page"',
      };
    }
  },
};
