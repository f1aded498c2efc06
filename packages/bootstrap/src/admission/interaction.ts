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

/** Distance in px at which a pointer or the focus is near. */
const near = 80;

let isListening = false;

/**
 * Mounts the element once a pointer or a dragged file comes near, or it is clicked, has the focus,
 * another value or other attributes; at once if the widget cannot wait. On a page without a switch
 * `yy.js` asks this file alone.
 * @param files URLs of the code, the tag's own file last: they are loaded ahead when there is time
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
  // When the page is shown, the browser has put back what was typed before it was left.
  onShown(() => touchWhere(isInUse));
  // Only widgets show what the visitor has changed on another page meanwhile.
  onRestored(() => touchWhere(({ localName }) => interaction[localName]?.toggles !== undefined));
}

function touchWhere(isTouched: (element: Element) => boolean): void {
  for (const element of untouchedElements()) if (isTouched(element)) touch(element);
}

const untouchedAround = (event: Event): Element[] => event.composedPath().filter(isUntouched);

function touched(event: Event): void {
  for (const element of untouchedAround(event)) if (!pressed.has(element)) touch(element);
}

/** The code of what is pressed is loaded, and the rest waits for the release. */
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
    for (const element of released) if (isUntouched(element)) touch(element);
  });
}

/** The visitor scrolls, from here by chance, or drags it. */
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

/** Looks once a frame: a mouse reports more often than that, and looking may cost a layout. */
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
