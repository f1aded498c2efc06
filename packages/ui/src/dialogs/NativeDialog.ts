import { onePerPage } from "@yy/domain/onePerPage";
import { memberOf } from "@yy/element/dom/memberOf";
import { animationsEnd } from "../animationsEnd";
import { activeElement, focusWithin, returnFocus } from "./dialogFocus";
import { takeEscape } from "./escapeStack";
import { lockScroll } from "./scrollLock";

export type DialogPhase = "closed" | "opening" | "open" | "closing";

/** What the browser and the visitor do to a dialog; its owner may have more reasons. */
export type CloseReason = "escape" | "backdrop" | "control" | "back" | "api";

/** The owner of a dialog: it hears what happens and has the last word. */
export interface DialogOwner {
  /** The widget around it. */
  readonly element: HTMLElement;
  /** Whether a press on the backdrop closes it. */
  readonly closesByBackdrop: boolean;
  phaseChanged(phase: DialogPhase): void;
  /** False keeps it open. */
  mayClose(reason: CloseReason): boolean;
  opened(): void;
  closed(reason: CloseReason): void;
  /** Takes the focus at the end when what had it is gone. */
  focusFallback(): HTMLElement | null;
}

/** ms after which an animation is over whatever the browser says (behaviour 10.2). */
const limit = 1000;

/** The open dialogs of the page, the outermost first. */
const openDialogs = onePerPage<NativeDialog[]>("openDialogs", () => []);

/**
 * A native `<dialog>` in the top layer, with what the platform lacks: animated ways in and out, one Escape stack, a
 * counted scroll lock, a close that its owner may refuse however often Escape is pressed, and a life through moves in the
 * document (behaviour 10). The phase is on the element too, as `data-phase`, for its style sheet.
 */
export class NativeDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #owner: DialogOwner;
  readonly #end = new AbortController();
  #phase: DialogPhase = "closed";
  #reason: CloseReason = "api";
  #unlock: (() => void) | undefined;
  #leaveEscape: (() => void) | undefined;
  #opener: (HTMLElement | null)[] = [];
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

  /** @param trigger what opened it, for browsers that do not focus a clicked button */
  open(trigger: HTMLElement | null = null): void {
    if (this.#phase === "open" || this.#phase === "opening") return;
    if (this.#phase === "closing") this.#finish();
    if (!this.#dialog.isConnected) return;
    this.#opener = [activeElement(), trigger];
    this.#enter("opening");
    this.#unlock = lockScroll();
    this.#leaveEscape = takeEscape({
      element: this.#dialog,
      escape: () => this.close("escape"),
    });
    openDialogs.push(this);
    this.#show();
    this.#after("opening", () => this.#arrive());
  }

  /** False when it was not open, or its owner refused. */
  close(reason: CloseReason): boolean {
    if (this.#phase === "closed" || this.#phase === "closing") return false;
    if (!this.#owner.mayClose(reason)) return false;
    if (this.#phase === "opening") this.#arrive();
    this.#reason = reason;
    // At once: the next Escape is for what is beneath.
    this.#leaveEscape?.();
    this.#enter("closing");
    this.#after("closing", () => this.#finish());
    return true;
  }

  /** Once the widget was moved: a dialog that was out of the document for a moment is no longer on top of it. */
  rejoin(): void {
    if (this.#phase === "closed" || this.#dialog.matches(":modal")) return;
    this.#dialog.removeAttribute("open");
    this.#show();
  }

  /** The widget leaves: nothing of it holds the page, and nobody is told. */
  end(): void {
    this.#end.abort();
    if (this.#phase === "closed") return;
    this.#let();
    this.#dialog.close();
    this.#enter("closed");
  }

  #show(): void {
    this.#dialog.showModal();
    focusWithin(this.#dialog, this.#owner.element);
  }

  #arrive(): void {
    this.#enter("open");
    this.#owner.opened();
  }

  #finish(): void {
    const within = openDialogs.filter(
      (other) => other !== this && this.#owner.element.contains(other.#owner.element),
    );
    // They are out of sight with this one, and would hold the page unseen.
    for (const other of within.reverse()) other.#closeAtOnce("api");
    this.#let();
    this.#dialog.close();
    returnFocus(this.#owner.element, [...this.#opener, this.#owner.focusFallback()]);
    this.#enter("closed");
    this.#owner.closed(this.#reason);
  }

  #closeAtOnce(reason: CloseReason): void {
    if (this.#phase === "opening") this.#arrive();
    if (this.#phase !== "closing") this.#reason = reason;
    this.#finish();
  }

  #let(): void {
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

  /** Goes on when the animation of the phase is over, unless the phase itself is by then. */
  #after(phase: DialogPhase, then: () => void): void {
    animationsEnd(this.#dialog, limit).then(() => {
      if (this.#phase === phase && !this.#end.signal.aborted) then();
    });
  }

  /** Ways to close without a key: the back gesture of a phone. A file input's `cancel` bubbles through here too. */
  readonly #cancelled = (event: Event): void => {
    if (event.target !== this.#dialog) return;
    event.preventDefault();
    this.close("escape");
  };

  /** A browser does not ask a second time: a close that the owner refuses is undone. */
  readonly #closedByBrowser = (event: Event): void => {
    const isOurs = this.#phase === "closed" || this.#phase === "closing";
    if (event.target !== this.#dialog || this.#dialog.open || isOurs) return;
    if (this.#owner.mayClose("escape")) this.#closeAtOnce("escape");
    else this.#show();
  };

  /** `<form method="dialog">` of the server's: what closes natively closes here, with the animation. */
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

  /** A press that began or ended inside, to mark text perhaps, is no press on the backdrop, though its click is. */
  readonly #clicked = (event: MouseEvent): void => {
    const isBackdrop = event.target === this.#dialog && this.#pressedBackdrop;
    if (isBackdrop && this.#owner.closesByBackdrop) this.close("backdrop");
  };
}
