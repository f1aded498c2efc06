import {
  type CloseReason,
  closedDialog,
  type DialogAction,
  type DialogPhase,
  type DialogState,
  dialogReducer,
  isOpen,
} from "@yy/domain/dialogs/dialogReducer";

/** The decisions and callbacks of the widget that owns a dialog. */
export interface DialogOwner<Own extends string = never> {
  /** Asks the page whether the dialog may close; by default it may. */
  mayClose?(reason: CloseReason<Own>): boolean;
  /** Called after each change of the state, with the type of the action that changed it. */
  onChange(state: DialogState<Own>, change: DialogAction["type"]): void;
}

interface OpenDetails<Own extends string> {
  /** The reason for closing; `api` by default. */
  readonly reason?: CloseReason<Own>;
  /** The name of the dialog to open afterwards. */
  readonly next?: string | undefined;
  /** Whether to close without asking the page. */
  readonly isForced?: boolean;
}

/** The state of a dialog. An element of the page or the app around the page shows it. */
export class DialogStore<Own extends string = never> {
  #state: DialogState<Own> = closedDialog;
  readonly #owner: () => DialogOwner<Own>;
  readonly #show: ((phase: DialogPhase) => void) | undefined;

  /**
   * @param owner returns the owner of the last render
   * @param show shows the phase; called before the owner's `onChange`
   */
  constructor(owner: () => DialogOwner<Own>, show?: (phase: DialogPhase) => void) {
    this.#owner = owner;
    this.#show = show;
  }

  get state(): DialogState<Own> {
    return this.#state;
  }

  /**
   * Begins to open or close the dialog, unless the page keeps it open. While it is closing, a call
   * can only change which dialog opens afterwards. Returns whether opening or closing has begun.
   */
  setOpen(opens: boolean, details: OpenDetails<Own> = {}): boolean {
    if (opens) return this.dispatch({ type: "shown" });
    const { reason = "api", next, isForced = false } = details;
    if (!isForced) this.dispatch({ type: "followed", next });
    if (!isOpen(this.#state.phase) || !(isForced || this.mayClose(reason))) return false;
    this.dispatch({ type: "opened" });
    return this.dispatch({ type: "dismissed", reason, next });
  }

  mayClose(reason: CloseReason<Own>): boolean {
    return this.#owner().mayClose?.(reason) ?? true;
  }

  /** Returns false for an action that does not fit the state; then `onChange` is not called. */
  dispatch(action: DialogAction<Own>): boolean {
    const before = this.#state;
    this.#state = dialogReducer(before, action);
    if (this.#state === before) return false;
    this.#show?.(this.#state.phase);
    this.#owner().onChange(this.#state, action.type);
    return true;
  }
}
