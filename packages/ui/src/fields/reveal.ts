import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { showInvalidFields } from "./invalidFields";

type Reveal = (target: Element) => void;

/** Element → how it shows what is inside it; shared by every bundle of the page. */
const reveals = onePerPage("reveals", () => new WeakMap<Element, Reveal>());

/**
 * Tells how a widget shows what it may hide of its content: a tab's panel, a closed dialog. Fields
 * in it of plain forms are shown when the browser cannot (`showInvalidFields`). Returns a cleanup
 * function.
 * @param show called with the element to be seen; does nothing when it can be seen
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
 * Shows an element in whatever hides it, from the outermost in: widgets, closed `<details>`, and
 * what the browser itself would show to a search on the page.
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

/** Whether something around the element, which is not to be seen now, shows what it hides. */
export function isRevealable(target: Element): boolean {
  for (let each = parentOf(target); each; each = parentOf(each))
    if (reveals.has(each) || isOpenedByBrowser(each)) return true;
  return false;
}

function isOpenedByBrowser(element: Element): boolean {
  if (element instanceof HTMLDetailsElement) return !element.open;
  return memberOf(element, "getAttribute")("hidden") === "until-found";
}

/** The parent, out of a shadow root too. */
function parentOf(element: Element): Element | null {
  const parent = memberOf(element, "parentNode");
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}
