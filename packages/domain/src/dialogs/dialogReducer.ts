export type DialogPhase = "closed" | "opening" | "open" | "closing";

/**
 * Why a dialog closes. `Own` are the reasons that only some dialogs have, such as a step back in
 * the history or a press on the backdrop.
 */
export type CloseReason<Own extends string = never> = "escape" | "control" | "api" | Own;

export interface DialogState<Own extends string = never> {
  readonly phase: DialogPhase;
  /** Why the dialog closes, or why it closed last. */
  readonly reason: CloseReason<Own>;
  /** The name of the dialog that opens after this one; set while this one closes. */
  readonly next: string | undefined;
}

export type DialogAction<Own extends string = never> =
  /** The dialog is on the screen, and its opening animation begins. */
  | { readonly type: "shown" }
  /** The opening animation has ended. */
  | { readonly type: "opened" }
  /** The dialog begins to close. */
  | {
      readonly type: "dismissed";
      readonly reason: CloseReason<Own>;
      readonly next: string | undefined;
    }
  /** The dialog to open afterwards has changed; there may be none. */
  | { readonly type: "followed"; readonly next: string | undefined }
  /** The closing animation has ended, and the dialog is off the screen. */
  | { readonly type: "closed" }
  /** The dialog was removed from the page, or could not be shown. */
  | { readonly type: "removed" };

export const closedDialog: DialogState = { phase: "closed", reason: "api", next: undefined };

/** For each action, the phases in which it is possible and the phase that it leads to. */
const transitions: Readonly<
  Record<DialogAction["type"], readonly [from: readonly DialogPhase[], to: DialogPhase]>
> = {
  shown: [["closed"], "opening"],
  opened: [["opening"], "open"],
  dismissed: [["opening", "open"], "closing"],
  followed: [["closing"], "closing"],
  closed: [["closing"], "closed"],
  removed: [["opening", "open", "closing"], "closed"],
};

/**
 * All transitions of a dialog. For an action that is not possible in this phase it returns the same
 * object.
 */
export function dialogReducer<Own extends string>(
  state: DialogState<Own>,
  { type, ...details }: DialogAction<Own>,
): DialogState<Own> {
  const [from, to] = transitions[type];
  return from.includes(state.phase) ? { ...state, ...details, phase: to } : state;
}

/** Whether the visitor can use the dialog: it is shown and not closing. */
export function isOpen(phase: DialogPhase): boolean {
  return phase === "opening" || phase === "open";
}
