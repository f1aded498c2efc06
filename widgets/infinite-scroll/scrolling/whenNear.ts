import { isBefore } from "@yy/page/documentOrder";
import { flatParentOf } from "@yy/page/flatTree";
import { scrollerOf } from "@yy/page/scroller";

interface Nearness {
  /** How far below the window counts as near, in px. */
  readonly buffer: number;
  /** How long the mark must stay near after a scroll, in ms. */
  readonly debounce: number;
  readonly near: () => void;
  /**
   * Called with true when the end is near but {@link near} has to wait for the focus; otherwise
   * with false.
   */
  readonly held: (isHeld: boolean) => void;
}

/**
 * Calls back once the mark at a list's end is near the window, or near the edge of the box that
 * scrolls the list. If it is near from the start, as on a page too short to scroll, it does so at
 * once. While the keyboard focus is below the list, as in the page's footer, it waits: the focused
 * element would move away. Returns a cleanup function.
 */
export function whenNear(
  list: HTMLElement,
  mark: HTMLElement,
  { buffer, debounce, near, held }: Nearness,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  const focus = ["focusin", "focusout"] as const;
  const arrive = () => {
    const isHeld = movesFocus(list, mark);
    held(isHeld);
    if (isHeld) for (const type of focus) document.addEventListener(type, moved);
    else {
      stop();
      near();
    }
  };
  /** Waits until the event is over: only then is it known where the focus goes. */
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(arrive);
  };
  const rest = () => {
    clearTimeout(timer);
    held(false);
    for (const type of focus) document.removeEventListener(type, moved);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      rest();
      const isNear = entries.at(-1)?.isIntersecting === true;
      const delayMs = isFirst ? 0 : debounce;
      isFirst = false;
      if (!isNear) return;
      if (delayMs === 0) arrive();
      else timer = setTimeout(arrive, delayMs);
    },
    { root: scrollerOf(mark) ?? document, rootMargin: `0px 0px ${buffer}px 0px` },
  );
  const stop = () => {
    rest();
    observer.disconnect();
  };
  observer.observe(mark);
  return stop;
}

/** Whether a visible focus is on something that moves down when the list grows. */
function movesFocus(list: Element, mark: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || list.contains(activeElement) || !isBefore(list, activeElement))
    return false;
  const focused = innermost(activeElement);
  if (!focused.matches(":focus-visible")) return false;
  const isBelow = focused.getBoundingClientRect().top >= mark.getBoundingClientRect().top;
  return isBelow && scrollerOf(list) === scrollerOf(activeElement) && !isFixed(activeElement);
}

/**
 * The focused element inside shadow roots: their hosts do not match `:focus-visible` themselves.
 */
function innermost(focused: Element): Element {
  const inside = focused.shadowRoot?.activeElement;
  return inside ? innermost(inside) : focused;
}

function isFixed(element: Element): boolean {
  for (let box: Element | null = element; box; box = flatParentOf(box))
    if (getComputedStyle(box).position === "fixed") return true;
  return false;
}
