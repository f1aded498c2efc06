import { isOurScript, isRunScript, mayHoldOurs } from "../head";
import { ancestorsOf, textOf } from "../page";
import type { Rule } from "../Rule";
import { hasUnknownBlocks } from "../unknown";

const docs = "docs/guide/comece.md";
const fix = '<script type="module" src="/yy/yy.js"></script>';

/** Widgets on a page without the script: visitors see only the server's markup. */
export const scriptMissing: Rule = {
  name: "script-missing",
  code: "YY-301",
  *check(context) {
    const { page, widgets, elements } = context;
    if (!page.isWholePage || page.hasScript || widgets.length === 0 || hasUnknownBlocks(context))
      return;
    if (elements.some((element) => isOurScript(element))) return;
    if (elements.some((element) => isRunScript(element) && mayHoldOurs(element))) return;
    yield {
      element: undefined,
      severity: "error",
      message: "html: the page has widgets, and no script yy.js that starts them",
      fix,
      docs,
    };
  },
};

/** A second copy of the script: it is loaded, warns, and does nothing else. */
export const scriptTwice: Rule = {
  name: "script-twice",
  code: "YY-303",
  *check({ elements }) {
    const [first, second] = elements.filter(
      (element) => isOurScript(element) && !element.isConditional,
    );
    if (!first || !second) return;
    yield {
      element: second,
      severity: "warning",
      message: `script: ${textOf(second, "src")} is a second copy of ${textOf(first, "src")}: one is enough`,
      fix: `only ${fix}`,
      docs,
    };
  },
};

/** `yy.js` without `type="module"`: as a classic script it is a syntax error. */
export const scriptKind: Rule = {
  name: "script-kind",
  code: "YY-302",
  *check({ elements }) {
    for (const element of elements) {
      const src = textOf(element, "src") ?? "";
      if (!isOurScript(element) || src.includes("yy.all")) continue;
      const type = element.attributes.get("type");
      if (
        type
          ? type.text === undefined || /^\s*module\s*$/i.test(type.text)
          : element.hasUnknownAttributes
      )
        continue;
      yield {
        element,
        severity: "error",
        message: `script: ${src} is a module, and needs type="module"`,
        fix: `<script type="module" src="${src}"></script>`,
        docs,
      };
    }
  },
};

/**
 * The script in the body of a page with Turbo or Turbolinks, which run the scripts of each new body
 * again.
 */
export const scriptInBody: Rule = {
  name: "script-in-body",
  code: "YY-304",
  *check({ elements }) {
    const hasTurbo = elements.some(
      (element) => isRunScript(element) && /turbo(?:links)?\b/i.test(textOf(element, "src") ?? ""),
    );
    if (!hasTurbo) return;
    for (const element of elements)
      if (isOurScript(element) && [...ancestorsOf(element)].some(({ tag }) => tag === "body"))
        yield {
          element,
          severity: "advice",
          message: `script: ${textOf(element, "src")} stands in the body, which Turbo replaces at each visit`,
          fix: `${fix} in the head`,
          docs,
        };
  },
};
