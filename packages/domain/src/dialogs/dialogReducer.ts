export type DialogPhase = "closed" | "opening" | "open" | "closing";

/**
 * Why a dialog closes. `Own` are the reasons that only some dialogs have: a step back in the
 * history, a press on the backdrop.
 */
export type CloseReason<Own extends string = never> = "escape" | "control" | "api" | Own;

export interface DialogState<Own extends string = never> {
  readonly phase: DialogPhase;
  /** Why it closes, or was closed last. */
  readonly reason: CloseReason<Own>;
  /** The name of the dialog that opens when this one has closed; holds while it closes. */
  readonly next: string | undefined;
}

export type DialogAction<Own extends string = never> =
  /** It is on the screen, and the animation of its opening begins. */
  | { readonly type: "shown" }
  /** The animation of its opening is over. */
  | { readonly type: "opened" }
  /** It begins to close. */
  | {
      readonly type: "dismissed";
      readonly reason: CloseReason<Own>;
      readonly next: string | undefined;
    }
  /** Another dialog is to open after it, or none. */
  | { readonly type: "followed"; readonly next: string | undefined }
  /** It is off the screen, and the animation of its closing is over. */
  | { readonly type: "closed" }
  /** It has left the page, or was not shown after all. */
  | { readonly type: "removed" };

export const closedDialog: DialogState = { phase: "closed", reason: "api", next: undefined };

/** The phases that an action fits, and the phase that it leads to. */
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

/** All transitions of a dialog. An action that does not fit gives the same object back. */
export function dialogReducer<Own extends string>(
  state: DialogState<Own>,
  { type, ...details }: DialogAction<Own>,
): DialogState<Own> {
  const [from, to] = transitions[type];
  return from.includes(state.phase) ? { ...state, ...details, phase: to } : state;
}

/** Whether a dialog is there for the visitor, and not on its way out. */
export function isOpen(phase: DialogPhase): boolean {
  return phase === "opening" || phase === "open";
}
