import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { animationsEnd } from "../animationsEnd";
import { activeElement, focusWithin, returnFocus } from "./dialogFocus";
import { takeEscape } from "./escapeStack";
import { lockScroll } from "./scrollLock";

export type DialogPhase = "closed" | "opening" | "open" | "closing";

/** Why a dialog closes. */
export type CloseReason = "escape" | "backdrop" | "control" | "back" | "api";

/** The widget of a dialog, with its callbacks. */
export interface DialogOwner {
  /** The widget's element. */
  readonly element: HTMLElement;
  /** Whether a click on the backdrop closes it. */
  readonly closesByBackdrop: boolean;
  phaseChanged(phase: DialogPhase): void;
  /** Called before it closes; false keeps it open. */
  mayClose(reason: CloseReason): boolean;
  opened(): void;
  closed(reason: CloseReason): void;
  /** Returns the element to focus after closing when the one that had the focus before is gone. */
  focusFallback(): HTMLElement | null;
}

/** Longest wait for an animation, in ms (behaviour 10.2). */
const limit = 1000;

/** The open dialogs of the page, outermost first. */
const openDialogs = onePerPage<NativeDialog[]>("openDialogs", () => []);

/**
 * A native `<dialog>` in the top layer, with what the platform lacks: animated opening and closing, one Escape stack, a
 * counted scroll lock, an owner that can keep it open however often Escape is pressed, and staying open when it is
 * moved in the document (behaviour 10). The phase is also on the element, as `data-phase`, for style sheets.
 */
export class NativeDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #owner: DialogOwner;
  readonly #end = new AbortController();
  #phase: DialogPhase = "closed";
  #reason: CloseReason = "api";
  #unlock: (() => void) | undefined;
  #leaveEscape: (() => void) | undefined;
  #focusCandidates: (HTMLElement | null)[] = [];
  #pressedBackdrop = false;

  constructor(dialog: HTMLDialogElement, owner: DialogOwner) {
    this.#dialog = dialog;
    this.#owner = owner;
    const { signal } = this.#end;
    dialog.addEventListener("cancel", this.#cancelled, { signal });
    dialog.addEventListener("close", this.#closedByBrowser, { signal });
    dialog.addEventListener("submit", this.#submitted, { signal });
    dialog.addEventListener("mousedown", this.#pressed, { signal });
    dialog.addEventListener("mouseup", this.#released, { signal });
    dialog.addEventListener("click", this.#clicked, { signal });
  }

  get phase(): DialogPhase {
    return this.#phase;
  }

  /** @param trigger the control that opens it, for browsers such as Safari, which do not focus a clicked button */
  open(trigger: HTMLElement | null = null): void {
    if (this.#phase === "open" || this.#phase === "opening") return;
    if (this.#phase === "closing") this.#finish();
    if (!this.#dialog.isConnected) return;
    this.#focusCandidates = [activeElement(), trigger];
    this.#enter("opening");
    this.#unlock = lockScroll();
    this.#leaveEscape = takeEscape({
      element: this.#dialog,
      escape: () => this.close("escape"),
    });
    openDialogs.push(this);
    this.#show();
    this.#after("opening", () => this.#finishOpening());
  }

  /** Closes with the animation. Returns false when it was not open, or when its owner keeps it open. */
  close(reason: CloseReason): boolean {
    if (this.#phase === "closed" || this.#phase === "closing") return false;
    if (!this.#owner.mayClose(reason)) return false;
    if (this.#phase === "opening") this.#finishOpening();
    this.#reason = reason;
    // Before the animation, so that the next Escape is for the layer below.
    this.#leaveEscape?.();
    this.#enter("closing");
    this.#after("closing", () => this.#finish());
    return true;
  }

  /** Call when the widget was moved in the document, which takes an open dialog out of the top layer: puts it back. */
  rejoin(): void {
    if (this.#phase === "closed" || this.#dialog.matches(":modal")) return;
    const focused = activeElement();
    this.#dialog.removeAttribute("open");
    this.#show();
    // Where a library has put the focus back after the move.
    if (focused && this.#owner.element.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Call when the widget unmounts: closes at once, with no callback but `phaseChanged`. */
  end(): void {
    this.#end.abort();
    if (this.#phase === "closed") return;
    this.#release();
    this.#dialog.close();
    this.#enter("closed");
  }

  #show(): void {
    this.#dialog.showModal();
    focusWithin(this.#dialog, this.#owner.element);
  }

  #finishOpening(): void {
    this.#enter("open");
    this.#owner.opened();
  }

  #finish(): void {
    const within = openDialogs.filter(
      (other) => other !== this && this.#owner.element.contains(other.#owner.element),
    );
    // Dialogs inside this one become invisible with it, but would still block the page: close them too.
    for (const other of within.reverse()) other.#closeAtOnce("api");
    this.#release();
    this.#dialog.close();
    returnFocus(this.#owner.element, [...this.#focusCandidates, this.#owner.focusFallback()]);
    this.#enter("closed");
    this.#owner.closed(this.#reason);
  }

  #closeAtOnce(reason: CloseReason): void {
    if (this.#phase === "opening") this.#finishOpening();
    if (this.#phase !== "closing") this.#reason = reason;
    this.#finish();
  }

  #release(): void {
    this.#leaveEscape?.();
    this.#unlock?.();
    const index = openDialogs.indexOf(this);
    if (index >= 0) openDialogs.splice(index, 1);
  }

  #enter(phase: DialogPhase): void {
    this.#phase = phase;
    this.#dialog.dataset.phase = phase;
    this.#owner.phaseChanged(phase);
  }

  /** Calls `then` when the animation of the phase has ended, unless the phase has changed by then. */
  #after(phase: DialogPhase, then: () => void): void {
    animationsEnd(this.#dialog, limit).then(() => {
      if (this.#phase === phase && !this.#end.signal.aborted) then();
    });
  }

  /**
   * `cancel` means closing without a key, as by the back gesture of a phone. That of a file input inside bubbles to
   * here too.
   */
  readonly #cancelled = (event: Event): void => {
    if (event.target !== this.#dialog) return;
    event.preventDefault();
    this.close("escape");
  };

  /** At a second Escape browsers close the dialog without asking. If the owner keeps it open, it is shown again. */
  readonly #closedByBrowser = (event: Event): void => {
    const isOurs = this.#phase === "closed" || this.#phase === "closing";
    if (event.target !== this.#dialog || this.#dialog.open || isOurs) return;
    if (this.#owner.mayClose("escape")) this.#closeAtOnce("escape");
    else this.#show();
  };

  /** A `<form method="dialog">` in the server's markup closes with the animation, instead of natively. */
  readonly #submitted = (event: SubmitEvent): void => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const method =
      event.submitter?.getAttribute("formmethod") ?? memberOf(form, "getAttribute")("method");
    if (method?.toLowerCase() !== "dialog") return;
    event.preventDefault();
    this.close("control");
  };

  readonly #pressed = (event: MouseEvent): void => {
    this.#pressedBackdrop = event.target === this.#dialog;
  };

  readonly #released = (event: MouseEvent): void => {
    this.#pressedBackdrop &&= event.target === this.#dialog;
  };

  /**
   * Closes on a click that began and ended on the backdrop. A drag out of the dialog, as when selecting text, also ends
   * in a click on the backdrop.
   */
  readonly #clicked = (event: MouseEvent): void => {
    const isBackdrop = event.target === this.#dialog && this.#pressedBackdrop;
    if (isBackdrop && this.#owner.closesByBackdrop) this.close("backdrop");
  };
}
