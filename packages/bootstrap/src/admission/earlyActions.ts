import type { EarlyClick } from "@yy/element/config/schema";
import { errorHandlers } from "@yy/element/reporting/errorHandlers";
import { whenMounted } from "@yy/element/widget/whenMounted";
import { isPlainClick } from "@yy/ui/clicks";

/** Elements whose code is on its way, or which have not mounted yet. */
const coming = new WeakMap<Element, EarlyClick>();
/** What was clicked in them. */
const kept = new Map<Element, HTMLElement>();

/** Longest wait for the code, in ms. Then the server's markup does what it does. */
const longestWait = 8000;

/** Until the element is mounted, the clicks that its widget names are kept. */
export function waitForMount(element: Element, early: EarlyClick): void {
  coming.set(element, early);
  errorHandlers.add(failed);
  whenMounted.set(element, () => {
    whenMounted.delete(element);
    // A task later: the listeners of everything that mounts together are there by then.
    setTimeout(() => end(element, early.part));
  });
}

/** Keeps the click if it is one that may wait: nobody else sees it. The first counts; impatience is no second wish. */
export function keepEarlyClick(event: MouseEvent): void {
  const path = event.composedPath();
  const element = path.find((node): node is Element => node instanceof Element && coming.has(node));
  const selector = element && coming.get(element)?.on;
  if (!selector || !isPlainClick(event)) return;
  const target = path.find(
    (node): node is HTMLElement => node instanceof HTMLElement && node.matches(selector),
  );
  if (!target || !element.contains(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.has(element)) return;
  kept.set(element, target);
  element.setAttribute("aria-busy", "true");
  setTimeout(() => kept.get(element) === target && end(element), longestWait);
}

/** Does what was clicked: by the drawn control, or by the server's markup when there is none. */
function end(element: Element, part?: string): void {
  coming.delete(element);
  const target = kept.get(element);
  if (!target) return;
  kept.delete(element);
  element.removeAttribute("aria-busy");
  if (!element.isConnected) return;
  const drawn = part && element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
  (drawn || target).click();
}

/** Its code did not come, or something went wrong before it was mounted. */
function failed({ element }: { readonly element: Element }): void {
  if (coming.has(element)) end(element);
}
