import { isBefore } from "@yy/page/documentOrder";
import { scrollerOf } from "@yy/page/scroller";

interface Nearness {
  /** In px below the window. */
  readonly buffer: number;
  /** How long the mark must stay near after a scroll, in ms. */
  readonly debounce: number;
}

/**
 * Calls back once the mark at a list's end is near the window, or near the edge of what scrolls the list: at once when
 * it is so from the start, as on a page too short to scroll. Returns a cleanup function.
 * While the keyboard's focus is beyond the list, in the page's footer, it waits: what is read there would move away.
 */
export function whenNear(
  list: HTMLElement,
  mark: HTMLElement,
  { buffer, debounce }: Nearness,
  near: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  const arrive = () => {
    if (isFocusBeyond(list)) {
      document.addEventListener("focusin", arrive);
      return;
    }
    stop();
    near();
  };
  const rest = () => {
    clearTimeout(timer);
    document.removeEventListener("focusin", arrive);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      rest();
      const isNear = entries.at(-1)?.isIntersecting === true;
      const wait = isFirst ? 0 : debounce;
      isFirst = false;
      if (!isNear) return;
      if (wait === 0) arrive();
      else timer = setTimeout(arrive, wait);
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

/** Whether the focus, visible or in a field, is on something after the list in the document. */
function isFocusBeyond(list: Element): boolean {
  const focused = document.activeElement;
  if (!focused || list.contains(focused) || !innermost(focused).matches(":focus-visible"))
    return false;
  return isBefore(list, focused);
}

/** A shadow host whose focus is inside does not match `:focus-visible` itself. */
function innermost(focused: Element): Element {
  const inside = focused.shadowRoot?.activeElement;
  return inside ? innermost(inside) : focused;
}
