import { interaction } from "yy:interaction";
import { onRestored, onShown } from "@yy/page/moments";
import { areNear } from "./boxes";
import { endEarlyPress, keepEarlyClick, keepEarlyDrop, keepEarlyPress } from "./earlyActions";
import { savesData } from "./savesData";
import {
  ahead,
  inView,
  isInUse,
  isUntouched,
  pressed,
  touch,
  untouchedElements,
  wait,
} from "./waiting";

/** A pointer or the focus is near within this distance. */
const maxDistancePx = 80;

let isListening = false;

/**
 * Mounts the element once a pointer or a dragged file comes near, or it is clicked, is focused, or
 * gets another value or attribute; at once if the widget cannot wait. On a page without a switch,
 * `yy.js` calls this file directly.
 * @param files returns the URLs of the code, the tag's own file last; they are loaded ahead in idle
 * time
 */
export function admit(
  element: Element,
  load: () => void,
  files: () => readonly string[] = () => [],
): void {
  if (!Object.hasOwn(interaction, element.localName)) load();
  else {
    if (!isListening) listen();
    isListening = true;
    wait(element, load, files);
    if (isInUse(element)) touch(element);
  }
}

function listen(): void {
  // The listeners are on the window, so that they run before the page's own, which must not get a
  // kept click.
  const options = { capture: true, passive: true };
  addEventListener("pointerdown", pointerDown, options);
  addEventListener("pointerup", pointerUp, options);
  addEventListener("pointercancel", pointerCancelled, options);
  addEventListener("focusin", focused, options);
  // A browser that autofills a form does not focus its fields.
  addEventListener("input", touched, options);
  addEventListener("change", touched, options);
  addEventListener("pointermove", moved, options);
  addEventListener("click", clicked, { capture: true });
  for (const type of ["dragenter", "dragover", "drop"] as const)
    addEventListener(type, dragged, { capture: true });
  // When a page is shown again, the browser has restored the text that was typed before.
  onShown(() => touchWhere(isInUse));
  // Only the widgets show values that the visitor has changed on another page meanwhile.
  onRestored(() => touchWhere(({ localName }) => interaction[localName]?.toggles !== undefined));
}

function touchWhere(isTouched: (element: Element) => boolean): void {
  for (const element of untouchedElements()) if (isTouched(element)) touch(element);
}

const untouchedAround = (event: Event): Element[] => event.composedPath().filter(isUntouched);

function touched(event: Event): void {
  for (const element of untouchedAround(event)) if (!pressed.has(element)) touch(element);
}

/** Loads the code of the pressed elements. They mount only after the release. */
function pointerDown(event: PointerEvent): void {
  keepEarlyPress(event);
  pressed.clear();
  for (const element of untouchedAround(event)) {
    pressed.add(element);
    ahead.hurry(element.localName);
  }
}

/** Mounts the pressed elements a task later, after the click event. */
function pointerUp(event: PointerEvent): void {
  endEarlyPress(event);
  const released = [...pressed];
  setTimeout(() => {
    pressed.clear();
    for (const element of released) if (isUntouched(element)) touch(element);
  });
}

/** The press has become a scroll or a drag. */
function pointerCancelled(): void {
  const released = [...pressed];
  pressed.clear();
  for (const element of released) if (isUntouched(element) && isInUse(element)) touch(element);
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

let pointer: PointerEvent | undefined;

/** Measures once a frame: pointer events are more frequent, and measuring may force a layout. */
function moved(event: PointerEvent): void {
  if (inView.size === 0 || pressed.size > 0 || savesData(globalThis)) return;
  if (!pointer) requestAnimationFrame(touchNearPointer);
  pointer = event;
}

function touchNearPointer(): void {
  const { clientX: x, clientY: y } = pointer as PointerEvent;
  pointer = undefined;
  for (const element of elementsNear(new DOMRect(x, y))) if (!pressed.has(element)) touch(element);
}

/**
 * Loads the code of elements near the focus, because the focus may move there next, without
 * mounting them.
 */
function focused(event: FocusEvent): void {
  touched(event);
  const { target } = event;
  if (inView.size === 0 || savesData(globalThis) || !(target instanceof Element)) return;
  for (const { localName } of elementsNear(target.getBoundingClientRect())) ahead.hurry(localName);
}

const elementsNear = (box: DOMRect): Element[] =>
  [...inView].filter((element) => areNear(box, element.getBoundingClientRect(), maxDistancePx));
