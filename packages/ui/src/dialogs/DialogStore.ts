import {
  type CloseReason,
  closedDialog,
  type DialogAction,
  type DialogPhase,
  type DialogState,
  dialogReducer,
  isOpen,
} from "@yy/domain/dialogs/dialogReducer";

/** What the widget of a dialog decides, and is told. */
export interface DialogOwner<Own extends string = never> {
  /** Asks the page whether it may close; by default it may. */
  mayClose?(reason: CloseReason<Own>): boolean;
  /** Called after each change of the state, with what has changed it. */
  onChange(state: DialogState<Own>, change: DialogAction["type"]): void;
}

interface OpenDetails<Own extends string> {
  /** Why it closes; `api` by default. */
  readonly reason?: CloseReason<Own>;
  /** The name of the dialog that is to follow. */
  readonly next?: string | undefined;
  /** It closes without asking. */
  readonly isForced?: boolean;
}

/**
 * The state of a dialog, whatever shows it: an element of the page, or the app around the page.
 */
export class DialogStore<Own extends string = never> {
  #state: DialogState<Own> = closedDialog;
  readonly #owner: () => DialogOwner<Own>;
  readonly #show: ((phase: DialogPhase) => void) | undefined;

  /**
   * @param owner that of the last render
   * @param show shows the phase, before the owner is told
   */
  constructor(owner: () => DialogOwner<Own>, show?: (phase: DialogPhase) => void) {
    this.#owner = owner;
    this.#show = show;
  }

  get state(): DialogState<Own> {
    return this.#state;
  }

  /**
   * Begins to open or to close it, unless the page keeps it open. Where it is closing already, only
   * the dialog that follows may change. Returns whether it has begun.
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

  /** Returns false for an action that does not fit; its owner is not told. */
  dispatch(action: DialogAction<Own>): boolean {
    const before = this.#state;
    this.#state = dialogReducer(before, action);
    if (this.#state === before) return false;
    this.#show?.(this.#state.phase);
    this.#owner().onChange(this.#state, action.type);
    return true;
  }
}
