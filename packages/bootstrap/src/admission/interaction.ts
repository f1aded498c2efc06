import { interaction } from "yy:interaction";
import { keepEarlyClick, waitForMount } from "./earlyClicks";

/** Elements that nobody has touched yet, with what loads their code. */
const untouched = new Map<Element, () => void>();
/** Those of them in the viewport: a pointer can come near. */
const inView = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Distance in px at which a pointer is near. */
const near = 80;

/**
 * Loads the element's code once a pointer comes near, or it is clicked or has the focus; at once if the widget cannot wait.
 * Its code comes for all elements of its tag. On a page without a switch `yy.js` asks this file alone.
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
  }
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
  addEventListener("pointermove", moved, options);
  addEventListener("click", clicked, { capture: true });
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

function touch({ localName: tag }: Element): void {
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
