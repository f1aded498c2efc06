import { ElementError } from "@yy/domain/errors";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { reportError } from "@yy/element/reporting/reportError";
import { flatParentOf } from "@yy/page/flatTree";
import { memberOf } from "@yy/page/memberOf";
import { animationsEnd } from "../animationsEnd";
import { reveal } from "../fields/reveal";
import { activeElement, focusWithin, returnFocus } from "./dialogFocus";
import { type OpenLayer, openLayers } from "./openLayers";
import { closeOff, covers, isOnLaterLayer, seenInBody } from "./pageLayers";
import { forgetPress, spendPress } from "./spentPresses";

export type DialogPhase = "closed" | "opening" | "open" | "closing";

/** Why a dialog closes. */
export type CloseReason = "escape" | "backdrop" | "control" | "back" | "api";

/** What the widget of a dialog decides, and is told. */
export interface DialogCallbacks {
  /** Whether a click on the backdrop closes it. */
  readonly closesByBackdrop: boolean;
  /**
   * `page`: over the page by `z-index` alone, so that layers of the page's own may be above it. By
   * default `top`.
   */
  readonly layer?: "top" | "page";
  /** Asks the page whether it may close. */
  mayClose(reason: CloseReason): boolean;
  onPhase(phase: DialogPhase): void;
  /** It is shown, and the animation begins. */
  onShown?(): void;
  onOpened(): void;
  /** @param next name of the dialog that is to follow */
  onClosing?(reason: CloseReason, next: string | undefined): void;
  onClosed(reason: CloseReason, next: string | undefined): void;
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
export class Dialog implements OpenLayer {
  readonly element: HTMLElement;
  readonly isModal = true;
  readonly #callbacks: () => DialogCallbacks;
  #box: HTMLDialogElement | undefined;
  #phase: DialogPhase = "closed";
  #reason: CloseReason = "api";
  #next: string | undefined;
  #leaveLayers: (() => void) | undefined;
  #focusCandidates: (HTMLElement | null)[] = [];
  #pressedBackdrop = false;
  #seenBefore: ReadonlySet<Element> = new Set();
  readonly #watcher: ResizeObserver;

  /**
   * @param element the widget's element
   * @param callbacks those of the last render
   */
  constructor(element: HTMLElement, callbacks: () => DialogCallbacks) {
    this.element = element;
    this.#callbacks = callbacks;
    // An element that loses its box is told as one without a size.
    this.#watcher = new ResizeObserver(() => this.#closeIfUnseen());
  }

  get surface(): HTMLElement {
    return this.#box ?? this.element;
  }

  get returnsTo(): readonly (HTMLElement | null)[] {
    return [...this.#focusCandidates, this.#callbacks().focusFallback()];
  }

  get closeOff(): (() => () => void) | undefined {
    return this.#isInPage ? () => closeOff(this.element, this.surface) : undefined;
  }

  get #isInPage(): boolean {
    return this.#callbacks().layer === "page";
  }

  get phase(): DialogPhase {
    return this.#phase;
  }

  get isOpen(): boolean {
    return this.#phase === "open" || this.#phase === "opening";
  }

  get isClosing(): boolean {
    return this.#phase === "closing";
  }

  /** The name of the dialog that is to follow, while it is closing. */
  get next(): string | undefined {
    return this.isClosing ? this.#next : undefined;
  }

  /**
   * Until the cleanup function is called, this is the `<dialog>`; then it closes at once, and only
   * `onPhase` is called.
   */
  attach(box: HTMLDialogElement): () => void {
    const end = new AbortController();
    const { signal } = end;
    this.#box = box;
    box.addEventListener("cancel", this.#cancelled, { signal });
    box.addEventListener("close", this.#closedByBrowser, { signal });
    box.addEventListener("submit", this.#submitted, { signal });
    // On what is around it: the backdrop of one in the page is an element beside it.
    const around = box.parentNode ?? box;
    around.addEventListener("mousedown", this.#pressed as EventListener, { signal });
    around.addEventListener("mouseup", this.#released as EventListener, { signal });
    around.addEventListener("click", this.#clicked as EventListener, { signal });
    return () => {
      end.abort();
      if (this.#phase !== "closed") {
        forgetPress();
        this.#hide();
        // Where a Turbo Stream has put another in its place; after a visit the candidates are gone.
        returnFocus(this.element, this.#focusCandidates);
        this.#enter("closed");
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
    if (this.isOpen) return;
    if (this.isClosing) this.#finish();
    if (!this.#box?.isConnected) return;
    const active = activeElement();
    // What is in a dialog that this one follows, or that closes under it, will take no focus.
    const focusCandidates = [active, trigger, ...openLayers.around(active ?? trigger)];
    reveal(this.element);
    this.#seenBefore = seenInBody();
    if (!this.#show()) return;
    spendPress();
    this.#focusCandidates = focusCandidates;
    this.#enter("opening");
    this.#leaveLayers = openLayers.add(this);
    this.#watcher.observe(this.#box);
    this.#callbacks().onShown?.();
    this.#after("opening", () => this.#finishOpening());
  }

  /**
   * Closes with the animation, unless the page keeps it open.
   * @param next name of the dialog that is to follow; a later call may change it
   */
  requestClose(reason: CloseReason = "api", next?: string): void {
    if (this.isClosing) this.#next = next;
    if (!this.isOpen || !this.#callbacks().mayClose(reason)) return;
    if (this.#phase === "opening") this.#finishOpening();
    if (reason === "control" || reason === "backdrop") spendPress();
    else forgetPress();
    this.#begin(reason, next);
    this.#enter("closing");
    this.#after("closing", () => this.#finish());
  }

  closeNow(reason: CloseReason = "api"): void {
    if (this.#phase === "opening") this.#finishOpening();
    if (this.#phase === "open") this.#begin(reason);
    if (this.#phase !== "closed") this.#finish();
  }

  /**
   * Call when the widget was moved in the document, which takes an open dialog out of the top
   * layer: puts it back.
   */
  rejoin(): void {
    if (this.#phase === "closed" || this.#box?.matches(this.#isInPage ? "[open]" : ":modal"))
      return;
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
        "dialog",
      ),
    );
  }

  #finishOpening(): void {
    this.#enter("open");
    this.#callbacks().onOpened();
  }

  #begin(reason: CloseReason, next?: string): void {
    this.#reason = reason;
    this.#next = next;
    this.#callbacks().onClosing?.(reason, next);
  }

  #finish(): void {
    const next = this.#next;
    openLayers.closeWithin(this);
    this.#hide();
    returnFocus(this.element, this.returnsTo);
    this.#enter("closed");
    this.#callbacks().onClosed(this.#reason, next);
  }

  #hide(): void {
    this.#leaveLayers?.();
    this.#watcher.disconnect();
    this.#box?.close();
  }

  #enter(phase: DialogPhase): void {
    this.#phase = phase;
    if (this.#box) this.#box.dataset.phase = phase;
    this.#callbacks().onPhase(phase);
  }

  /**
   * Calls `then` when the animation of the phase has ended, unless the phase has changed by then.
   */
  #after(phase: DialogPhase, then: () => void): void {
    if (!this.#box) return;
    animationsEnd(this.#box, limit).then(() => {
      if (this.#phase === phase) then();
    });
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
    if (this.#callbacks().mayClose("escape")) this.closeNow("escape");
    else if (!this.#show()) this.closeNow();
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

  readonly #pressed = (event: MouseEvent): void => {
    this.#pressedBackdrop = this.#isBackdrop(event);
  };

  readonly #released = (event: MouseEvent): void => {
    this.#pressedBackdrop &&= this.#isBackdrop(event);
  };

  /**
   * Closes on a click that began and ended on the backdrop. A drag out of the dialog, as when
   * selecting text, also ends in a click on the backdrop.
   */
  readonly #clicked = (event: MouseEvent): void => {
    const isBackdrop = this.#isBackdrop(event) && this.#pressedBackdrop;
    if (isBackdrop && this.#callbacks().closesByBackdrop) this.requestClose("backdrop");
  };

  /** Not the dialog's own edge or padding, nor what the page has since put there. */
  #isBackdrop(event: MouseEvent): boolean {
    const box = this.#box;
    if (!box || event.target !== (this.#isInPage ? box.nextElementSibling : box)) return false;
    return !covers(box.getBoundingClientRect(), event) && !isOnLaterLayer(event, this.#seenBefore);
  }
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
