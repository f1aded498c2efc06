import { type CloseReason, type DialogPhase, isOpen } from "@yy/domain/dialogs/dialogReducer";
import { ElementError } from "@yy/domain/errors";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { reportError } from "@yy/element/reporting/reportError";
import { flatParentOf } from "@yy/page/flatTree";
import { memberOf } from "@yy/page/memberOf";
import { animationsEnd } from "../animationsEnd";
import { reveal } from "../fields/reveal";
import { isOnBackdrop, onBackdropPress } from "./backdrop";
import { type DialogOwner, DialogStore } from "./DialogStore";
import { activeElement, focusWithin, returnFocus } from "./dialogFocus";
import { type OpenLayer, openLayers } from "./openLayers";
import { closeOff, seenInBody } from "./pageLayers";
import { forgetPress, spendPress } from "./spentPresses";

/** What the widget of a dialog decides, and is told. */
export interface DialogOptions<Own extends string = never> extends DialogOwner<Own> {
  /**
   * `page`: over the page by `z-index` alone, so that layers of the page's own may be above it. By
   * default `top`.
   */
  readonly layer?: "top" | "page";
  /** The visitor has pressed the backdrop. */
  onBackdropPress?(): void;
  /** Returns the element to focus after closing when the one that had the focus before is gone. */
  focusFallback(): HTMLElement | null;
}

/** Longest wait for an animation, in ms (behaviour 10.2). */
const limit = 1000;

/**
 * A native `<dialog>` in the top layer, with what the platform lacks: animated opening and closing,
 * one Escape for each layer, a page that does not scroll, a widget that can keep it open however
 * often Escape is pressed, staying open when it is moved in the document, and leaving the page free
 * when nobody would see it (behaviour 10). The phase is also on the element, as `data-phase`, for
 * style sheets.
 */
export class Dialog<Own extends string = never> implements OpenLayer {
  readonly element: HTMLElement;
  readonly isModal = true;
  readonly #options: () => DialogOptions<Own>;
  readonly #store: DialogStore<Own>;
  #box: HTMLDialogElement | undefined;
  #leaveLayers: (() => void) | undefined;
  #focusCandidates: (HTMLElement | null)[] = [];
  #seenBefore: ReadonlySet<Element> = new Set();
  readonly #watcher: ResizeObserver;

  /**
   * @param element the widget's element
   * @param options those of the last render
   */
  constructor(element: HTMLElement, options: () => DialogOptions<Own>) {
    this.element = element;
    this.#options = options;
    this.#store = new DialogStore(options, (phase) => {
      if (this.#box) this.#box.dataset.phase = phase;
    });
    // An element that loses its box is told as one without a size.
    this.#watcher = new ResizeObserver(() => this.#closeIfUnseen());
  }

  get surface(): HTMLElement {
    return this.#box ?? this.element;
  }

  get returnsTo(): readonly (HTMLElement | null)[] {
    return [...this.#focusCandidates, this.#options().focusFallback()];
  }

  get closeOff(): (() => () => void) | undefined {
    return this.#isInPage ? () => closeOff(this.element, this.surface) : undefined;
  }

  get #isInPage(): boolean {
    return this.#options().layer === "page";
  }

  get phase(): DialogPhase {
    return this.#store.state.phase;
  }

  get isOpen(): boolean {
    return isOpen(this.phase);
  }

  get isClosing(): boolean {
    return this.phase === "closing";
  }

  /** The name of the dialog that is to follow, while it is closing. */
  get next(): string | undefined {
    return this.isClosing ? this.#store.state.next : undefined;
  }

  /** Until the cleanup function is called, this is the `<dialog>`; then it is removed at once. */
  attach(box: HTMLDialogElement): () => void {
    const end = new AbortController();
    const { signal } = end;
    this.#box = box;
    box.addEventListener("cancel", this.#cancelled, { signal });
    box.addEventListener("close", this.#closedByBrowser, { signal });
    box.addEventListener("submit", this.#submitted, { signal });
    onBackdropPress(
      box,
      (event) => {
        const backdrop = this.#isInPage ? box.nextElementSibling : box;
        return isOnBackdrop(event, box, backdrop, this.#seenBefore);
      },
      () => this.#options().onBackdropPress?.(),
      signal,
    );
    return () => {
      end.abort();
      if (this.phase !== "closed") {
        forgetPress();
        this.#hide();
        // Where a Turbo Stream has put another in its place; after a visit the candidates are gone.
        returnFocus(this.element, this.#focusCandidates);
        this.#store.dispatch({ type: "removed" });
      }
      this.#box = undefined;
    };
  }

  /**
   * Opens it, and before that what it stands in. When there is still no box on the page, as in
   * something hidden, it stays closed and reports an error: the page would be inert, and nobody
   * could see why.
   * @param trigger the control that opens it, for browsers such as Safari, which do not focus a
   * clicked button
   */
  open(trigger: HTMLElement | null = null): void {
    this.#finish();
    if (this.isOpen || !this.#box?.isConnected) return;
    const active = activeElement();
    // What is in a dialog that this one follows, or that closes under it, will take no focus.
    const focusCandidates = [active, trigger, ...openLayers.around(active ?? trigger)];
    reveal(this.element);
    this.#seenBefore = seenInBody();
    // Before it is shown, which lays the page out: so once, without the page's scroll bar.
    const leaveLayers = openLayers.add(this);
    if (!this.#show()) {
      leaveLayers();
      return;
    }
    spendPress();
    this.#focusCandidates = focusCandidates;
    this.#leaveLayers = leaveLayers;
    this.#watcher.observe(this.#box);
    this.#store.setOpen(true);
    this.#afterAnimation(() => this.#store.dispatch({ type: "opened" }));
  }

  /**
   * Closes with the animation, unless the page keeps it open.
   * @param next name of the dialog that is to follow; a later call may change it
   */
  requestClose(reason: CloseReason<Own> = "api", next?: string): void {
    if (!this.#store.setOpen(false, { reason, next })) return;
    if (reason === "control" || reason === "backdrop") spendPress();
    else forgetPress();
    this.#afterAnimation(() => this.#finish());
  }

  /** Closes without asking or an animation. */
  closeNow(): void {
    this.#store.setOpen(false, { isForced: true });
    this.#finish();
  }

  /**
   * Call when the widget was moved in the document, which takes an open dialog out of the top
   * layer: puts it back.
   */
  rejoin(): void {
    if (this.phase === "closed" || this.#box?.matches(this.#isInPage ? "[open]" : ":modal")) return;
    const focused = activeElement();
    this.#box?.removeAttribute("open");
    if (!this.#show()) this.closeNow();
    // Where a library has put the focus back after the move.
    else if (focused && this.element.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Returns false, and reports it, when nobody would see the dialog. */
  #show(): boolean {
    const box = this.#box;
    if (!box) return false;
    if (this.#isInPage) box.show();
    else box.showModal();
    if (isDrawn(box)) {
      // As in a menu that hides the gaps between its entries.
      box.toggleAttribute("data-lineless", getComputedStyle(this.element).lineHeight === "0px");
      focusWithin(box, this.element);
      return true;
    }
    box.close();
    this.#reportUnseen();
    return false;
  }

  #closeIfUnseen(): void {
    const box = this.#box;
    // One that the browser has closed, or that is being moved, is seen to elsewhere.
    if (!box?.open || !box.isConnected || isDrawn(box)) return;
    this.#reportUnseen();
    this.closeNow();
  }

  #reportUnseen(): void {
    const { localName, dataset } = this.element;
    const around = hiddenAround(this.element);
    reportError(
      this.element,
      new ElementError(
        `${localName}: "${dataset.name ?? ""}" must stand in something that is shown, got <${around.localName}> without a box`,
        { code: "YY-606", part: "dialog" },
      ),
    );
  }

  /** Ends the closing, if it is closing. */
  #finish(): void {
    if (!this.isClosing) return;
    openLayers.closeWithin(this);
    this.#hide();
    returnFocus(this.element, this.returnsTo);
    this.#store.dispatch({ type: "closed" });
  }

  #hide(): void {
    this.#leaveLayers?.();
    this.#watcher.disconnect();
    this.#box?.close();
  }

  /** Another phase may have begun by then. */
  #afterAnimation(then: () => void): void {
    if (this.#box) void animationsEnd(this.#box, limit).then(then);
  }

  /**
   * `cancel` means closing without a key, as by the back gesture of a phone. That of a file input
   * inside bubbles to here too.
   */
  readonly #cancelled = (event: Event): void => {
    if (event.target !== this.#box) return;
    event.preventDefault();
    this.requestClose("escape");
  };

  /**
   * At a second Escape browsers close the dialog without asking. If the page keeps it open, it is
   * shown again.
   */
  readonly #closedByBrowser = (event: Event): void => {
    if (event.target !== this.#box || this.#box?.open || !this.isOpen) return;
    if (this.#store.setOpen(false, { reason: "escape" })) this.#finish();
    else if (this.isOpen && !this.#show()) this.closeNow();
  };

  /**
   * A `<form method="dialog">` in the server's markup closes with the animation, instead of
   * natively.
   */
  readonly #submitted = (event: SubmitEvent): void => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const method =
      event.submitter?.getAttribute("formmethod") ?? memberOf(form, "getAttribute")("method");
    if (method?.toLowerCase() !== "dialog") return;
    event.preventDefault();
    this.requestClose("control");
  };
}

/**
 * The outermost element around this one that has no box; one with `display: contents` is no reason.
 */
function hiddenAround(element: Element): Element {
  let hidden = element;
  for (let node = flatParentOf(element); node; node = flatParentOf(node))
    if (getComputedStyle(node).display === "none") hidden = node;
  return hidden;
}
