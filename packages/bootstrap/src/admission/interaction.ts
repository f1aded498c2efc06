import { interaction } from "yy:interaction";
import { switchedOff } from "@yy/element/lifecycle/pageSwitch";
import { onRestored, onShown } from "@yy/page/moments";
import { wakes } from "@yy/page/wakes";
import { areNear, screenOrder } from "./boxes";
import { CodeAhead } from "./CodeAhead";
import {
  endEarlyPress,
  keepEarlyClick,
  keepEarlyDrop,
  keepEarlyPress,
  waitForMount,
} from "./earlyActions";
import { holdPreview, releasePreview } from "./heldPreviews";
import { savesData } from "./savesData";
import { whenOff } from "./whenOff";

/** Elements that the visitor has not touched yet → loads their code. */
const untouched = new Map<Element, () => void>();
/** Untouched elements in the viewport, which a pointer can come near. */
const inView = new Set<Element>();
/** Untouched elements on which a button of the mouse, a finger or a pen is down. */
const pressed = new Set<Element>();
let observers: Observers | undefined;

interface Observers {
  readonly view: IntersectionObserver;
  readonly attributes: MutationObserver;
}

const ahead = new CodeAhead(firstOnScreen);

/** Distance in px at which a pointer or the focus is near. */
const near = 80;

/**
 * Loads the element's code once a pointer or a dragged file comes near, or it is clicked, has the
 * focus, another value or other attributes; at once if the widget cannot wait. Its code comes for
 * all elements of its tag. On a page without a switch `yy.js` asks this file alone.
 * @param files URLs of the code, the tag's own file last: they are loaded ahead when there is time
 */
export function admit(
  element: Element,
  load: () => void,
  files: () => readonly string[] = () => [],
): void {
  const { localName: tag } = element;
  if (!Object.hasOwn(interaction, tag)) load();
  else {
    observers ??= listen();
    untouched.set(element, load);
    holdPreview(tag);
    if (!wakes().has(tag)) wakes().set(tag, {});
    observers.view.observe(element);
    observers.attributes.observe(element, { attributes: true });
    // Once for all that come in one task: a list may have thousands.
    if (!isPruning) setTimeout(prune);
    isPruning = true;
    if (isInUse(element)) touch(element);
    else if (!savesData(globalThis)) ahead.add(tag, files);
  }
}

/**
 * Whether the visitor is at it, or was, before anybody listened; or whether it acts by itself on
 * this page.
 */
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

/** Lets go of elements of a page that was left. An element that comes back is found again. */
function prune(): void {
  isPruning = false;
  for (const known of untouched.keys()) if (!known.isConnected) forget(known);
}

function forget(element: Element): void {
  untouched.delete(element);
  inView.delete(element);
  observers?.view.unobserve(element);
}

function listen(): Observers {
  // On the window: before the page's own listeners, which must not see a click that is kept.
  const options = { capture: true, passive: true };
  addEventListener("pointerdown", pointerDown, options);
  addEventListener("pointerup", pointerUp, options);
  addEventListener("pointercancel", pointerCancelled, options);
  addEventListener("focusin", focused, options);
  // A browser that fills a form in does not focus its fields.
  addEventListener("input", touched, options);
  addEventListener("change", touched, options);
  addEventListener("pointermove", moved, options);
  addEventListener("click", clicked, { capture: true });
  for (const type of ["dragenter", "dragover", "drop"] as const)
    addEventListener(type, dragged, { capture: true });
  whenOff.add(releasePreview);
  // When the page is shown, the browser has put back what was typed before it was left.
  onShown(() => touchWhere(isInUse));
  // Only widgets show what the visitor has changed on another page meanwhile.
  onRestored(() => touchWhere(({ localName }) => interaction[localName]?.toggles !== undefined));
  return {
    view: new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && untouched.has(target)) inView.add(target);
        else inView.delete(target);
      }
    }),
    // A script of the page wants it to show something else.
    attributes: new MutationObserver((changes) => {
      for (const { target, attributeName } of changes)
        if (attributeName?.startsWith("data-") && untouched.has(target as Element))
          touch(target as Element);
    }),
  };
}

function touchWhere(isTouched: (element: Element) => boolean): void {
  for (const element of untouched.keys()) if (isTouched(element)) touch(element);
}

function untouchedAround(event: Event): Element[] {
  return event
    .composedPath()
    .filter((node): node is Element => node instanceof Element && untouched.has(node));
}

function touched(event: Event): void {
  for (const element of untouchedAround(event)) if (!pressed.has(element)) touch(element);
}

/**
 * Replaced now, what is pressed would get no click: its code is loaded, and the rest waits for the
 * release.
 */
function pointerDown(event: PointerEvent): void {
  keepEarlyPress(event);
  pressed.clear();
  for (const element of untouchedAround(event)) {
    pressed.add(element);
    ahead.hurry(element.localName);
  }
}

/** A task later, when the click has been told. */
function pointerUp(event: PointerEvent): void {
  endEarlyPress(event);
  const released = [...pressed];
  setTimeout(() => {
    pressed.clear();
    for (const element of released) if (untouched.has(element)) touch(element);
  });
}

/** The visitor scrolls, from here by chance, or drags it. */
function pointerCancelled(): void {
  const released = [...pressed];
  pressed.clear();
  for (const element of released) if (untouched.has(element) && isInUse(element)) touch(element);
}

function clicked(event: MouseEvent): void {
  pressed.clear();
  touched(event);
  keepEarlyClick(event);
}

function dragged(event: DragEvent): void {
  if (event.type === "dragenter") touched(event);
  keepEarlyDrop(event);
}

function touch(touched: Element): void {
  const { localName: tag } = touched;
  if (switchedOff.has(tag)) return;
  ahead.drop(tag);
  releasePreview(tag);
  for (const [element, load] of untouched) {
    if (element.localName !== tag) continue;
    forget(element);
    if (!element.isConnected) continue;
    waitForMount(element, interaction[tag] ?? {}, element === touched ? timeWake(tag) : undefined);
    load();
  }
}

/** Returns what to call when the widget is drawn, for the first of its tag. */
function timeWake(tag: string): (() => void) | undefined {
  const wake = wakes().get(tag);
  if (!wake || wake.began !== undefined) return undefined;
  const began = performance.now();
  wake.began = began;
  // The task after the frame that shows it.
  return () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        wake.ms = performance.now() - began;
      }),
    );
}

let pointer: PointerEvent | undefined;

/** Looks once a frame: a mouse reports more often than that, and looking may cost a layout. */
function moved(event: PointerEvent): void {
  if (inView.size === 0 || pressed.size > 0 || savesData(globalThis)) return;
  if (!pointer) requestAnimationFrame(touchNearPointer);
  pointer = event;
}

function touchNearPointer(): void {
  const { clientX: x, clientY: y } = pointer as PointerEvent;
  pointer = undefined;
  for (const element of elementsNear(new DOMRect(x, y))) touch(element);
}

/**
 * The next stop of the focus may be one of those near it: their code is loaded, and nothing is
 * mounted.
 */
function focused(event: FocusEvent): void {
  touched(event);
  const { target } = event;
  if (inView.size === 0 || savesData(globalThis) || !(target instanceof Element)) return;
  for (const { localName } of elementsNear(target.getBoundingClientRect())) ahead.hurry(localName);
}

const elementsNear = (box: DOMRect): Element[] =>
  [...inView].filter((element) => areNear(box, element.getBoundingClientRect(), near));

/** The tag of which an element is seen first. */
function firstOnScreen(tags: Iterable<string>): string | undefined {
  const places = new Map<string, number>([...tags].map((tag) => [tag, Number.MAX_VALUE]));
  for (const element of untouched.keys()) {
    const { localName: tag } = element;
    const place = places.get(tag);
    if (place === undefined || switchedOff.has(tag)) continue;
    places.set(tag, Math.min(place, screenOrder(element.getBoundingClientRect(), innerHeight)));
  }
  const [first] = [...places].sort(([, one], [, other]) => one - other);
  return first?.[0];
}
