import { flatParentOf } from "@yy/page/flatTree";
import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";
import { lightDismissedPopovers } from "@yy/page/topLayer";
import { emptiesSearchField } from "./emptiesSearchField";
import { lockScroll } from "./lockScroll";

/** Something open over the page: a modal, a panel, a video player, a popover. */
export interface OpenLayer {
  /**
   * The element that is in the top layer. While a dialog of the page itself is open above it,
   * Escape belongs to that dialog.
   */
  readonly surface: Element;
  /** Whether the rest of the page is inert: then it does not scroll either. */
  readonly isModal: boolean;
  /**
   * Makes the rest of the page inert, for layers that the browser does not do this for. Returns a
   * cleanup function.
   */
  readonly closeOff?: (() => () => void) | undefined;
  /** The elements that may get the focus when the layer closes, best first. */
  readonly returnsTo: readonly (HTMLElement | null)[];
  /** Whether the layer is closing: then Escape is for the layer below. */
  readonly isClosing: boolean;
  requestClose(reason: "escape"): unknown;
  /**
   * Closes at once, without asking the page. Called when the modal layer around this one has
   * closed.
   */
  closeNow(): void;
}

/**
 * All layers that are open over the page, outermost first, of all widgets. This decides which one
 * Escape closes (behaviour 10.3), and whether the page scrolls.
 */
class OpenLayers {
  readonly #layers: OpenLayer[] = [];
  #unlock: (() => void) | undefined;
  #letIn: (() => void) | undefined;

  constructor() {
    if (hasPage) document.addEventListener("keydown", this.#pressed);
  }

  /** Returns a cleanup function, which may be called more than once. */
  add(layer: OpenLayer): () => void {
    this.#layers.push(layer);
    this.#holdPage();
    return () => {
      const index = this.#layers.indexOf(layer);
      if (index >= 0) this.#layers.splice(index, 1);
      this.#holdPage();
    };
  }

  /** Whether the element is in an open layer. */
  hold(element: Element): boolean {
    return this.#layers.some((layer) => isWithin(element, layer.surface));
  }

  /** The elements that may get the focus when the innermost layer around the element has closed. */
  around(element: Element | null): readonly (HTMLElement | null)[] {
    const layer = this.#layers.findLast(({ surface }) => element && isWithin(element, surface));
    return layer?.returnsTo ?? [];
  }

  /**
   * Closes the modal layers inside one that has closed: they are invisible now and would keep the
   * page inert.
   */
  closeWithin(closed: OpenLayer): void {
    const within = this.#layers.filter(
      (layer) => layer.isModal && layer !== closed && isWithin(layer.surface, closed.surface),
    );
    for (const layer of within.reverse()) layer.closeNow();
  }

  /** Makes the page around the topmost modal layer inert and keeps it from scrolling. */
  #holdPage(): void {
    const top = this.#layers.findLast(({ isModal }) => isModal);
    this.#letIn?.();
    this.#letIn = top?.closeOff?.();
    if (top) this.#unlock ??= lockScroll();
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
    if (emptiesSearchField(event) || (top.closeOff && isElsewhere(event, top.surface))) return;
    // Without this, the browser would close the dialog at a second Escape, even where the page
    // keeps it open.
    event.preventDefault();
    top.requestClose("escape");
  };
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    openLayers: OpenLayers;
  }
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
 * Whether a popover of the page itself is open above the layer: the browser closes it at Escape. A
 * popover that contains the layer is below it.
 */
function isPopoverAbove(layer: Element, event: Event): boolean {
  const roots = event.composedPath().filter((node) => node instanceof ShadowRoot);
  const popovers = [document, ...roots].flatMap(lightDismissedPopovers);
  return popovers.some((popover) => !isWithin(layer, popover));
}

/** Whether the element is the other one, or inside it in the flat tree. */
function isWithin(element: Element, around: Element): boolean {
  for (let node: Element | null = element; node; node = flatParentOf(node))
    if (node === around) return true;
  return false;
}

/**
 * Whether the key was pressed in another layer of the page above this one, for example a captcha,
 * which handles Escape itself.
 */
function isElsewhere(event: Event, layer: Element): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && !isWithin(layer, target) && !isWithin(target, layer);
}
