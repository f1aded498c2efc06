import { flatParentOf } from "@yy/page/flatTree";
import { hasPage } from "@yy/page/hasPage";
import { onePerPage } from "@yy/page/onePerPage";
import { lightDismissedPopovers } from "@yy/page/topLayer";
import { emptiesSearchField } from "./emptiesSearchField";
import { lockScroll } from "./lockScroll";

/** Something open over the page: a modal, a panel, a video player, a popover. */
export interface OpenLayer {
  /**
   * What is in the top layer. While a dialog of the page itself is open above it, that one gets
   * Escape.
   */
  readonly surface: Element;
  /** Whether the rest of the page is inert: then it does not scroll either. */
  readonly isModal: boolean;
  /** Makes the rest of the page inert, where the browser does not. Returns a cleanup function. */
  readonly closeOff?: (() => () => void) | undefined;
  /** What takes the focus when it closes, best first. */
  readonly returnsTo: readonly (HTMLElement | null)[];
  /** Whether it is on its way out: then Escape is for the layer below. */
  readonly isClosing: boolean;
  requestClose(reason: "escape"): unknown;
  /** Called when the modal layer around it has closed: closes without asking or an animation. */
  closeNow(): void;
}

/**
 * What is open over the page, outermost first, whichever widget has opened it. Decides what Escape
 * closes (behaviour 10.3), and whether the page scrolls.
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

  /** Whether the element is in something that is open. */
  hold(element: Element): boolean {
    return this.#layers.some((layer) => isWithin(element, layer.surface));
  }

  /** What takes the focus when the innermost layer around the element has closed. */
  around(element: Element | null): readonly (HTMLElement | null)[] {
    const layer = this.#layers.findLast(({ surface }) => element && isWithin(element, surface));
    return layer?.returnsTo ?? [];
  }

  /**
   * Call when a modal layer has closed: those inside are invisible now, and would still make the
   * page inert.
   */
  closeWithin(closed: OpenLayer): void {
    const within = this.#layers.filter(
      (layer) => layer.isModal && layer !== closed && isWithin(layer.surface, closed.surface),
    );
    for (const layer of within.reverse()) layer.closeNow();
  }

  /** The page around the topmost modal layer is inert, and does not scroll. */
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
 * Whether a popover of the page itself is open above the layer: the browser closes it at Escape.
 * Those that the layer stands in are below it.
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
 * Whether the key was pressed in a layer of the page above this one, as a captcha: its Escape is
 * not ours.
 */
function isElsewhere(event: Event, layer: Element): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && !isWithin(layer, target) && !isWithin(target, layer);
}
