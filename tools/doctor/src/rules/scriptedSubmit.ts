import { isRunScript } from "../head";
import { allWithin, ancestorsOf, type PageElement, textOf } from "../page";
import type { Rule } from "../Rule";

/**
 * A form in a `yy-form` that a script sends by `submit()`: the browser fires no `submit` event, so
 * that the widget neither validates the form nor sends it.
 */
export const scriptedSubmit: Rule = {
  name: "scripted-submit",
  code: "YY-417",
  *check({ elements, widgets }) {
    const around = widgets.map(({ element }) => element).filter(({ tag }) => tag === "yy-form");
    const names = [...allWithin(around)]
      .filter(({ tag }) => tag === "form")
      .flatMap((form) => [textOf(form, "id"), textOf(form, "name")])
      .filter((name) => name !== undefined && name !== "");
    for (const element of elements) {
      const call = isRunScript(element)
        ? callIn(element.text, names as string[])
        : callOfHandler(element);
      if (call === undefined) continue;
      yield {
        element,
        severity: "warning",
        docs: "docs/guide/formularios.md",
        message: `${element.tag}: ${call} fires no submit event: the rules of the yy-form are not asked, and nobody follows the answer`,
        fix: "requestSubmit() of the form itself",
      };
    }
  },
};

/**
 * `$("#order").submit()`, `document.getElementById("order").submit()`,
 * `document.forms.order.submit()`.
 */
function callIn(code: string, names: readonly string[]): string | undefined {
  for (const [call, name] of code.matchAll(/[$\w.]*[("'#.[]+([\w-]+)["'\])]*\.submit\(\)/g))
    if (names.includes(name ?? "")) return call;
  return undefined;
}

/** `onchange="this.form.submit()"` of a field in a `yy-form`. */
function callOfHandler(element: PageElement): string | undefined {
  if (![...ancestorsOf(element)].some(({ tag }) => tag === "yy-form")) return undefined;
  for (const [name, { text = "" }] of element.attributes)
    if (name.startsWith("on")) {
      const call = /\bform\.submit\(\)/.exec(text)?.[0];
      if (call) return `${name}="${call}"`;
    }
  return undefined;
}
