import { isOurStylesheet, isStylesheet, mayHoldOurs } from "../head";
import { textOf } from "../page";
import type { Rule } from "../Rule";
import { hasUnknownBlocks } from "../unknown";

const docs = "docs/guide/comece.md";
const fix = '<link rel="stylesheet" href="/yy/yy.css">';

/**
 * Widgets on a page without `yy.css`: the layout shifts when they mount, and content for signed-in
 * visitors shows until then.
 */
export const stylesMissing: Rule = {
  name: "styles-missing",
  code: "YY-306",
  *check(context) {
    const { page, widgets, elements } = context;
    if (!page.isWholePage || page.hasStyles || widgets.length === 0 || hasUnknownBlocks(context))
      return;
    if (elements.some((element) => isOurStylesheet(element))) return;
    if (elements.some((element) => isStylesheet(element) && mayHoldOurs(element))) return;
    if (elements.some(({ tag, text }) => tag === "style" && /yy\.css|--yy-/.test(text))) return;
    yield {
      element: undefined,
      severity: "warning",
      message: "html: the page has widgets, and no stylesheet yy.css that keeps their room",
      fix,
      docs,
    };
  },
};

export const stylesTwice: Rule = {
  name: "styles-twice",
  code: "YY-307",
  *check({ elements }) {
    const [first, second] = elements.filter(
      (element) => isOurStylesheet(element) && !element.isConditional,
    );
    if (!first || !second) return;
    yield {
      element: second,
      severity: "advice",
      message: `link: ${textOf(second, "href")} is there twice`,
      fix: `only ${fix}`,
      docs,
    };
  },
};
