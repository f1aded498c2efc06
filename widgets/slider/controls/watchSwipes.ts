import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { isFromLayer } from "@yy/page/topLayer";

/** The callbacks of a swipe. Distances are in widths of a slide, positive towards the next one. */
export interface Swiped {
  begin(): void;
  by(widths: number): void;
  end(): void;
}

/** A move shorter than this share of the width is a tap (1 %, as in the product). */
const tapThreshold = 0.01;
/** How long after a swipe its click may come. */
const maxClickDelayMs = 300;
/** Elements that use a drag themselves: fields, players, draggable elements. */
const dragSelector =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [draggable="true"]';

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    swipes: WeakSet<PointerEvent>;
  }
}

/** Presses that a slider has taken; a slider around it leaves them to it. */
const taken = onePerPage("swipes", () => new WeakSet());

interface Press {
  readonly id: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly width: number;
  /** 1 when slides run from right to left, else -1. */
  readonly side: 1 | -1;
  readonly isMouse: boolean;
  lastX: number;
  isSwipe: boolean;
}

/**
 * Follows a finger, a pen or the main mouse button across the slides. Vertical moves stay the
 * page's (`touch-action: pan-y pinch-zoom`), a press in a field stays the field's, and a mouse
 * pressed on text selects it. Returns a cleanup function.
 */
export function watchSwipes(viewport: HTMLElement, swiped: Swiped): () => void {
  const over = new AbortController();
  const { signal } = over;
  let press: Press | undefined;
  let swipedAt = Number.NEGATIVE_INFINITY;

  const begin = (event: PointerEvent) => {
    if (press?.isSwipe || !event.isPrimary || event.button !== 0 || isDraggedItself(event)) return;
    if (taken.has(event) || isFromLayer(event, viewport) || isOnText(event)) return;
    taken.add(event);
    swipedAt = Number.NEGATIVE_INFINITY;
    press = pressOf(event, viewport);
  };
  const move = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    // The pointer was released outside the window, which fires no event.
    if (event.buttons === 0) return end(event);
    if (!press.isSwipe) {
      const across = Math.abs(event.clientX - press.fromX);
      if (across < tapThreshold * press.width) return;
      if (across < Math.abs(event.clientY - press.fromY)) {
        press = undefined;
        return;
      }
      press.isSwipe = true;
      // Not earlier, because the click of a captured press never reaches the link under it.
      viewport.setPointerCapture(press.id);
      swiped.begin();
    }
    swiped.by((press.side * (event.clientX - press.lastX)) / press.width);
    press.lastX = event.clientX;
  };
  const end = ({ timeStamp, pointerId }: PointerEvent) => {
    if (press?.id !== pointerId) return;
    const { isSwipe } = press;
    press = undefined;
    if (!isSwipe) return;
    swipedAt = timeStamp;
    swiped.end();
  };
  const endOfCapture = (event: PointerEvent) => {
    // A touch is captured by the touched element first; that capture ends when the viewport takes
    // over.
    if (event.target === viewport) end(event);
  };
  const swallowClick = (event: MouseEvent) => {
    const since = event.timeStamp - swipedAt;
    swipedAt = Number.NEGATIVE_INFINITY;
    // A click by a key has no `detail`, and does not follow a swipe.
    if (event.detail === 0 || since > maxClickDelayMs) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A mouse that swipes selects no text. A finger that rests on text does, and no longer swipes.
  const select = (event: Event) => {
    if (press?.isMouse) event.preventDefault();
    else press = undefined;
  };
  // The browser's own dragging of links and images would cancel the pointer.
  const preventDrag = (event: DragEvent) => {
    if (!isDraggedItself(event) && !isFromLayer(event, viewport)) event.preventDefault();
  };

  viewport.addEventListener("pointerdown", begin, { signal });
  viewport.addEventListener("pointermove", move, { signal });
  viewport.addEventListener("pointerup", end, { signal });
  viewport.addEventListener("pointercancel", end, { signal });
  viewport.addEventListener("lostpointercapture", endOfCapture, { signal });
  viewport.addEventListener("click", swallowClick, { signal, capture: true });
  viewport.addEventListener("selectstart", select, { signal });
  viewport.addEventListener("dragstart", preventDrag, { signal });
  return () => over.abort();
}

function pressOf(event: PointerEvent, viewport: HTMLElement): Press {
  const { pointerId: id, clientX, clientY } = event;
  const isMouse = event.pointerType === "mouse";
  const side = getComputedStyle(viewport).direction === "rtl" ? 1 : -1;
  const width = viewport.clientWidth;
  return {
    id,
    fromX: clientX,
    fromY: clientY,
    lastX: clientX,
    width,
    side,
    isMouse,
    isSwipe: false,
  };
}

/**
 * Whether a mouse is pressed on text that it can select, which excludes the text of links and
 * buttons.
 */
function isOnText(event: PointerEvent): boolean {
  const [target] = event.composedPath();
  if (event.pointerType !== "mouse" || !(target instanceof Element)) return false;
  if (memberOf(target, "closest")("a[href], button, summary, label")) return false;
  const { userSelect, webkitUserSelect } = getComputedStyle(target);
  if ((userSelect ?? webkitUserSelect) === "none") return false;
  const textRange = document.createRange();
  return [...memberOf(target, "childNodes")].some((node) => {
    if (!(node instanceof Text)) return false;
    textRange.selectNodeContents(node);
    return [...textRange.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= event.clientX &&
        event.clientX <= right &&
        top <= event.clientY &&
        event.clientY <= bottom,
    );
  });
}

function isDraggedItself({ target }: Event): boolean {
  return target instanceof Element && memberOf(target, "closest")(dragSelector) !== null;
}
