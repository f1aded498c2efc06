import { fileOf, isRunScript } from "../head";
import { type PageElement, textOf } from "../page";
import type { Rule, RuleContext, RuleFinding } from "../Rule";

const docs = "docs/guide/turbo.md";

/** File names of the supported libraries in packages, gems and CDNs. */
const files = {
  jQuery: /^jquery(?:[-.]?\d[\d.]*)?(?:\.slim)?\.js$/i,
  "jquery-ujs": /^(?:jquery[_-]ujs)\.js$/i,
  "rails-ujs": /^rails-ujs(?:\.esm)?\.js$/i,
  Turbo: /^turbo(?:\.es\d+-(?:umd|esm))?\.js$/i,
  Turbolinks: /^turbolinks\.js$/i,
} as const;

type Library = keyof typeof files;

/**
 * Pairs of libraries that must not be used together: both would follow every link, or send every
 * remote form.
 */
const rivals: readonly (readonly [Library, Library, harm: string])[] = [
  ["Turbo", "Turbolinks", "both visit every link"],
  ["rails-ujs", "jquery-ujs", "both send every data-remote form, so the server has it twice"],
];

/**
 * jquery-ujs before jQuery, which it needs. The place of our own script among the libraries does
 * not matter; `packages/bootstrap/src/scriptOrder.browser.test.ts` tests that.
 */
export const libraryOrder: Rule = {
  name: "library-order",
  code: "YY-308",
  *check(context) {
    const found = scriptsOf(context);
    const first = (library: Library) => found.find((script) => script.library === library);
    const ujs = first("jquery-ujs");
    const jQuery = first("jQuery");
    if (!ujs || !jQuery || found.indexOf(jQuery) < found.indexOf(ujs)) return;
    if (ujs.isDeferred && !jQuery.isDeferred) return;
    yield {
      ...about(ujs, "error"),
      message: `script: ${ujs.src} needs jQuery, which comes after it: data-remote forms and data-method links are sent as plain ones`,
      fix: `${jQuery.src} before ${ujs.src}`,
    };
  },
};

/** A library twice on the page, or two libraries that do the same. */
export const libraryTwice: Rule = {
  name: "library-twice",
  code: "YY-309",
  *check(context) {
    const found = scriptsOf(context).filter(({ element }) => !element.isConditional);
    for (const [one, other, harm] of rivals) {
      const first = found.find(({ library }) => library === one);
      const second = found.find(({ library }) => library === other);
      if (!first || !second) continue;
      yield {
        ...about(second, "error"),
        message: `script: ${first.src} and ${second.src} do the same work: ${harm}`,
        fix: `only one of them: ${one}`,
      };
    }
    for (const [index, script] of found.entries()) {
      const earlier = found.slice(0, index).find(({ library }) => library === script.library);
      // Not for jQuery: pages often have two versions, each with its own plug-ins.
      if (!earlier || script.library === "jQuery") continue;
      yield {
        ...about(script, "error"),
        message: `script: ${script.src} is a second ${script.library}, after ${earlier.src}: what it does is done twice`,
        fix: `only ${earlier.src}`,
      };
    }
  },
};

interface LibraryScript {
  readonly library: Library;
  readonly src: string;
  readonly element: PageElement;
  readonly isDeferred: boolean;
}

/** Whether Turbo is on the page, as a script or as a module of an import map that is preloaded. */
export function hasTurbo(context: RuleContext): boolean {
  return (
    scriptsOf(context).some(({ library }) => library === "Turbo") ||
    context.elements.some(
      (element) =>
        textOf(element, "rel") === "modulepreload" &&
        files.Turbo.test(fileOf(textOf(element, "href") ?? "")),
    )
  );
}

/** The libraries in document order, without those inside a bundle, which are unknown. */
function scriptsOf({ elements }: RuleContext): LibraryScript[] {
  return elements.flatMap((element) => {
    const src = isRunScript(element) ? textOf(element, "src") : undefined;
    if (src === undefined) return [];
    const library = (Object.keys(files) as Library[]).find((name) => files[name].test(fileOf(src)));
    const isDeferred = element.attributes.has("defer") || textOf(element, "type") === "module";
    return library ? [{ library, src, element, isDeferred }] : [];
  });
}

const about = (
  { element }: LibraryScript,
  severity: "error" | "warning",
): Pick<RuleFinding, "element" | "severity" | "docs"> => ({ element, severity, docs });
