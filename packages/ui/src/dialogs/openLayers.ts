import { flatParentOf } from "@yy/page/flatTree";
import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";
import { windowOverflow } from "@yy/page/scroller";
import { lightDismissedPopovers } from "@yy/page/topLayer";

/** Something open over the page: a modal, a panel, a video player, a popover. */
export interface OpenLayer {
  /** What is in the top layer. While a dialog of the page itself is open above it, that one gets Escape. */
  readonly surface: Element;
  /** Whether the rest of the page is inert: then it does not scroll either. */
  readonly isModal: boolean;
  /** Whether it is on its way out: then Escape is for the layer below. */
  readonly isClosing: boolean;
  requestClose(reason: "escape"): unknown;
  /** Called when the modal layer around it has closed: closes without asking or an animation. */
  closeNow(): void;
}

/**
 * What is open over the page, outermost first, whichever widget has opened it. Decides what Escape closes
 * (behaviour 10.3), and whether the page scrolls.
 */
class OpenLayers {
  readonly #layers: OpenLayer[] = [];
  #unlock: (() => void) | undefined;

  constructor() {
    if (hasPage) document.addEventListener("keydown", this.#pressed);
  }

  /** Returns a cleanup function, which may be called more than once. */
  add(layer: OpenLayer): () => void {
    this.#layers.push(layer);
    this.#lock();
    return () => {
      const index = this.#layers.indexOf(layer);
      if (index >= 0) this.#layers.splice(index, 1);
      this.#lock();
    };
  }

  /** Whether the element is in something that is open. */
  hold(element: Element): boolean {
    return this.#layers.some((layer) => isWithin(element, layer.surface));
  }

  /** Call when a modal layer has closed: those inside are invisible now, and would still make the page inert. */
  closeWithin(closed: OpenLayer): void {
    const within = this.#layers.filter(
      (layer) => layer.isModal && layer !== closed && isWithin(layer.surface, closed.surface),
    );
    for (const layer of within.reverse()) layer.closeNow();
  }

  #lock(): void {
    if (this.#layers.some(({ isModal }) => isModal)) this.#unlock ??= lockScroll();
    else {
      this.#unlock?.();
      this.#unlock = undefined;
    }
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const top = this.#layers.findLast(({ isClosing }) => !isClosing);
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || !top) return;
    const dialog = dialogAround(event);
    if ((dialog && !isWithin(top.surface, dialog)) || isPopoverAbove(top.surface, event)) return;
    // Otherwise the browser closes the dialog at the second Escape, whatever its owner decides.
    event.preventDefault();
    top.requestClose("escape");
  };
}

export const openLayers = onePerPage("openLayers", () => new OpenLayers());

/** The innermost modal dialog around the target of the key, ignoring one that is closing. */
function dialogAround(event: Event): Element | undefined {
  return event
    .composedPath()
    .find(
      (node): node is Element =>
        node instanceof HTMLDialogElement && node.matches(':modal:not([data-phase="closing"])'),
    );
}

/**
 * Whether a popover of the page itself is open above the layer: the browser closes it at Escape. Those that the layer
 * stands in are below it.
 */
function isPopoverAbove(layer: Element, event: Event): boolean {
  const roots = event.composedPath().filter((node) => node instanceof ShadowRoot);
  const popovers = [document, ...roots].flatMap(lightDismissedPopovers);
  return popovers.some((popover) => !isWithin(layer, popover));
}

/** In the flat tree, or the same. */
function isWithin(element: Element, around: Element): boolean {
  for (let node: Element | null = element; node; node = flatParentOf(node))
    if (node === around) return true;
  return false;
}

/**
 * Keeps the window from scrolling, without a jump, and without a layout shift: the space of the scroll bar stays. Only on
 * the element whose `overflow` the window has: with another one the body would begin to scroll by itself, and what is
 * sticky inside it would be lost.
 */
function lockScroll(): () => void {
  const root = document.documentElement;
  const scrolling = windowOverflow();
  const hasScrollBar = window.innerWidth > root.clientWidth;
  const restores = [
    override(scrolling, "overflow-x", "hidden"),
    override(scrolling, "overflow-y", "hidden"),
  ];
  if (hasScrollBar) restores.push(override(root, "scrollbar-gutter", "stable"));
  return () => {
    for (const restore of restores.reverse()) restore();
  };
}

/** Sets an inline style whatever the page's style sheets say. Returns how to give back the one before. */
function override(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element;
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value, "important");
  return () => {
    // An empty value removes it.
    style.setProperty(property, before, priority);
    // By getAttribute: Chromium and Safari write the attribute only when it is read, and cannot remove it before.
    if (element.getAttribute("style") === "") element.removeAttribute("style");
  };
}
