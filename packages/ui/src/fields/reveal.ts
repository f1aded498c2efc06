import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { showInvalidFields } from "./invalidFields";

type Reveal = (target: Element) => void;

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    reveals: WeakMap<Element, Reveal>;
  }
}

/** Element → the function that shows what is inside it; all bundles of the page share it. */
const reveals = onePerPage("reveals", () => new WeakMap());

/**
 * Registers how a widget shows content that it may hide, such as the panel of a tab or a closed
 * dialog. Also shows invalid fields of plain forms in it that the browser cannot show
 * (`showInvalidFields`). Returns a cleanup function.
 * @param show called with the element to show; does nothing when that is visible
 */
export function onReveal(widget: Element, show: Reveal): () => void {
  reveals.set(widget, show);
  const stopShowing = showInvalidFields(widget, reveal);
  return () => {
    stopShowing();
    if (reveals.get(widget) === show) reveals.delete(widget);
  };
}

/**
 * Opens everything that hides an element, from the outermost in: widgets, closed `<details>`, and
 * elements with `hidden="until-found"`, which the browser opens for a search on the page.
 */
export function reveal(target: Element): void {
  const around: Element[] = [];
  for (let each = parentOf(target); each; each = parentOf(each)) around.unshift(each);
  for (const element of around) {
    reveals.get(element)?.(target);
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (memberOf(element, "getAttribute")("hidden") === "until-found") showAsFound(element);
  }
}

function showAsFound(element: Element): void {
  memberOf(element, "dispatchEvent")(new Event("beforematch", { bubbles: true }));
  memberOf(element, "removeAttribute")("hidden");
}

/** Whether `reveal` can show this element, which is not visible now. */
export function isRevealable(target: Element): boolean {
  for (let each = parentOf(target); each; each = parentOf(each))
    if (reveals.has(each) || isOpenedByBrowser(each)) return true;
  return false;
}

function isOpenedByBrowser(element: Element): boolean {
  if (element instanceof HTMLDetailsElement) return !element.open;
  return memberOf(element, "getAttribute")("hidden") === "until-found";
}

/** The parent element; at the top of a shadow root, its host. */
function parentOf(element: Element): Element | null {
  const parent = memberOf(element, "parentNode");
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}
