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

/** The decisions and callbacks of the widget that owns the dialog. */
export interface DialogOptions<Own extends string = never> extends DialogOwner<Own> {
  /**
   * `top`, the default: the top layer of the browser. `page`: above the page by `z-index`, so that
   * the page can show layers of its own above the dialog.
   */
  readonly layer?: "top" | "page";
  /** Called when the visitor has pressed the backdrop. */
  onBackdropPress?(): void;
  /** Returns the element to focus after closing when the one that had the focus before is gone. */
  focusFallback(): HTMLElement | null;
}

/** An animation that takes longer is not waited for (behaviour 10.2). */
const maxAnimationMs = 1000;

/**
 * A native `<dialog>` in the top layer, with what the platform lacks (behaviour 10): it opens and
 * closes with an animation; each Escape closes one layer; the page behind does not scroll; the page
 * can keep it open however often Escape is pressed; it stays open when it is moved in the document;
 * and it closes when it is not rendered, because an invisible modal dialog would block the page.
 * Style sheets find the phase on the element, as `data-phase`.
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
   * @param options returns the options of the last render
   */
  constructor(element: HTMLElement, options: () => DialogOptions<Own>) {
    this.element = element;
    this.#options = options;
    this.#store = new DialogStore(options, (phase) => {
      if (this.#box) this.#box.dataset.phase = phase;
    });
    // The observer also calls back when the element is no longer rendered.
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

  /** While this dialog is closing, the name of the dialog to open afterwards. */
  get next(): string | undefined {
    return this.isClosing ? this.#store.state.next : undefined;
  }

  /** Uses this `<dialog>` until the returned function is called, which hides it at once. */
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
        // The focus goes back when, for example, a Turbo Stream has replaced the widget. After a
        // visit the candidates are no longer connected.
        returnFocus(this.element, this.#focusCandidates);
        this.#store.dispatch({ type: "removed" });
      }
      this.#box = undefined;
    };
  }

  /**
   * Opens the dialog, and before it the widgets around it. If it is still not rendered, for example
   * inside a hidden element, it stays closed and reports an error: an invisible modal dialog would
   * make the page inert for no visible reason.
   * @param trigger the control that opens it, for browsers such as Safari, which do not focus a
   * clicked button
   */
  open(trigger: HTMLElement | null = null): void {
    this.#finish();
    if (this.isOpen || !this.#box?.isConnected) return;
    const active = activeElement();
    // An element inside a dialog that closes cannot take the focus later; what is around that
    // dialog can.
    const focusCandidates = [active, trigger, ...openLayers.around(active ?? trigger)];
    reveal(this.element);
    this.#seenBefore = seenInBody();
    // This comes before the dialog is shown, so that the page is laid out once, already without its
    // scroll bar.
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
   * @param next name of the dialog to open afterwards; a later call may change it
   */
  requestClose(reason: CloseReason<Own> = "api", next?: string): void {
    if (!this.#store.setOpen(false, { reason, next })) return;
    if (reason === "control" || reason === "backdrop") spendPress();
    else forgetPress();
    this.#afterAnimation(() => this.#finish());
  }

  /** Closes at once: without an animation, and the page cannot keep it open. */
  closeNow(): void {
    this.#store.setOpen(false, { isForced: true });
    this.#finish();
  }

  /**
   * Shows the dialog again after the widget was moved in the document: a move takes an open dialog
   * out of the top layer.
   */
  rejoin(): void {
    if (this.phase === "closed" || this.#box?.matches(this.#isInPage ? "[open]" : ":modal")) return;
    const focused = activeElement();
    this.#box?.removeAttribute("open");
    if (!this.#show()) this.closeNow();
    // A library that moved the widget may have restored the focus inside it.
    else if (focused && this.element.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Returns false, and reports an error, when the dialog would not be rendered. */
  #show(): boolean {
    const box = this.#box;
    if (!box) return false;
    if (this.#isInPage) box.show();
    else box.showModal();
    if (isDrawn(box)) {
      // A menu around the widget may have `line-height: 0`, to hide the gaps between its entries.
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
    // A dialog that the browser has closed, or that is being moved, is handled by other methods.
    if (!box?.open || !box.isConnected || isDrawn(box)) return;
    this.#reportUnseen();
    this.closeNow();
  }

  #reportUnseen(): void {
    const { localName, dataset } = this.element;
    const around = outermostHidden(this.element);
    reportError(
      this.element,
      new ElementError(
        `${localName}: "${dataset.name ?? ""}" must stand in something that is shown, got <${around.localName}> without a box`,
        { code: "YY-606", part: "dialog" },
      ),
    );
  }

  /** Ends the closing animation, if it runs. */
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

  /** Calls back after the animation. The phase may be another one by then. */
  #afterAnimation(then: () => void): void {
    if (this.#box) void animationsEnd(this.#box, maxAnimationMs).then(then);
  }

  /**
   * `cancel` is fired when the browser closes the dialog without a key, for example by the back
   * gesture of a phone. The `cancel` of a file input inside the dialog bubbles to here, too.
   */
  readonly #cancelled = (event: Event): void => {
    if (event.target !== this.#box) return;
    event.preventDefault();
    this.requestClose("escape");
  };

  /**
   * At a second Escape browsers close the dialog without a cancellable event. If the page keeps the
   * dialog open, it is shown again.
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

/** The outermost element around this one that has `display: none`, or the element itself. */
function outermostHidden(element: Element): Element {
  let hidden = element;
  for (let node = flatParentOf(element); node; node = flatParentOf(node))
    if (getComputedStyle(node).display === "none") hidden = node;
  return hidden;
}
