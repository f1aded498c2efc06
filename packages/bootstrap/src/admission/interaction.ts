import { interaction } from "yy:interaction";
import { switchedOff } from "@yy/element/lifecycle/pageSwitch";
import { onShown } from "@yy/page/moments";
import { keepEarlyClick, keepEarlyDrop, waitForMount } from "./earlyActions";

/** Elements that nobody has touched yet, with what loads their code. */
const untouched = new Map<Element, () => void>();
/** Those of them in the viewport: a pointer can come near. */
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Distance in px at which a pointer is near. */
const near = 80;

/**
 * Loads the element's code once a pointer or a dragged file comes near, or it is clicked, has the focus or another value;
 * at once if the widget cannot wait. Its code comes for all elements of its tag. On a page without a switch `yy.js` asks this file alone.
 */
export function admit(element: Element, load: () => void): void {
  if (!Object.hasOwn(interaction, element.localName)) load();
  else {
    observer ??= listen();
    untouched.set(element, load);
    observer.observe(element);
    // Once for all that come in one task: a list may have thousands.
    if (!isPruning) setTimeout(prune);
    isPruning = true;
    if (isInUse(element)) touch(element);
  }
}

/** Whether the visitor is at it, or was, before anybody listened; or whether it acts by itself on this page. */
function isInUse(element: Element): boolean {
  const { actsWith } = interaction[element.localName] ?? {};
  if (actsWith && new URLSearchParams(location.search).has(actsWith)) return true;
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  );
  return (
    element.matches(":focus-within") ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

let isPruning = false;

/** Lets go of those of a page that was left. One that comes back is found again. */
function prune(): void {
  isPruning = false;
  for (const known of untouched.keys()) if (!known.isConnected) forget(known);
}

function forget(element: Element): void {
  untouched.delete(element);
  inView.delete(element);
  observer?.unobserve(element);
}

function listen(): IntersectionObserver {
  // On the window: before the page's own listeners, which must not see a click that is kept.
  const options = { capture: true, passive: true };
  addEventListener("pointerdown", touched, options);
  addEventListener("focusin", touched, options);
  // A browser that fills a form in does not focus its fields.
  addEventListener("input", touched, options);
  addEventListener("change", touched, options);
  addEventListener("pointermove", moved, options);
  addEventListener("click", clicked, { capture: true });
  for (const type of ["dragenter", "dragover", "drop"] as const)
    addEventListener(type, dragged, { capture: true });
  // By then the browser has put back what was typed on a page that was left.
  onShown(() => {
    for (const element of untouched.keys()) if (isInUse(element)) touch(element);
  });
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && untouched.has(target)) inView.add(target);
      else inView.delete(target);
    }
  });
}

function touched(event: Event): void {
  for (const node of event.composedPath())
    if (node instanceof Element && untouched.has(node)) touch(node);
}

function clicked(event: MouseEvent): void {
  touched(event);
  keepEarlyClick(event);
}

function dragged(event: DragEvent): void {
  if (event.type === "dragenter") touched(event);
  keepEarlyDrop(event);
}

function touch({ localName: tag }: Element): void {
  if (switchedOff.has(tag)) return;
  for (const [element, load] of untouched) {
    if (element.localName !== tag) continue;
    forget(element);
    if (!element.isConnected) continue;
    waitForMount(element, interaction[tag] ?? {});
    load();
  }
}

let pointer: PointerEvent | undefined;

/** Looks once a frame: a mouse reports more often than that, and looking may cost a layout. */
function moved(event: PointerEvent): void {
  if (inView.size === 0) return;
  if (!pointer) requestAnimationFrame(lookAround);
  pointer = event;
}

function lookAround(): void {
  const { clientX, clientY } = pointer as PointerEvent;
  pointer = undefined;
  for (const element of inView) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isNear =
      clientX > left - near &&
      clientX < right + near &&
      clientY > top - near &&
      clientY < bottom + near;
    if (isNear) touch(element);
  }
}
