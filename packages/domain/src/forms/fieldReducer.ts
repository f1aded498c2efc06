/** The state of one field of a form. A message is "" when there is none. */
export interface FieldState {
  /** Whether the visitor has changed the field since the page was loaded or the form was reset. */
  readonly isDirty: boolean;
  /** The message of the first rule that the current value breaks. */
  readonly failure: string;
  /** The server's message about the value that was sent, until the next edit. */
  readonly serverError: string;
  /** The message that the visitor sees. It is always true of the current value. */
  readonly shown: string;
}

export type FieldAction =
  /**
   * The rules were checked. A message that is no longer true is hidden; a new one is not shown yet.
   */
  | { readonly type: "validated"; readonly failure: string }
  /**
   * The rules were checked because their texts or other fields have changed. A message that is
   * shown is replaced.
   */
  | { readonly type: "reworded"; readonly failure: string }
  /** The value may have changed: the server's message was about the former one. */
  | { readonly type: "edited"; readonly isByVisitor: boolean }
  /** The server has rejected the value. */
  | { readonly type: "refused"; readonly message: string }
  /** The message has to be shown now. */
  | { readonly type: "spoken" }
  /** The form was reset. */
  | { readonly type: "reset" };

export const untouched: FieldState = { isDirty: false, failure: "", serverError: "", shown: "" };

/** The field's message, whether it is shown or not. */
export function messageOf({ failure, serverError }: FieldState): string {
  return failure || serverError;
}

/** All transitions of a field. For an action that changes nothing it returns the same object. */
export function fieldReducer(state: FieldState, action: FieldAction): FieldState {
  const next = { ...state, ...changesOf(state, action) };
  const message = messageOf(next);
  const after = { ...next, shown: showsNow(state, action, message) ? message : "" };
  const keys = Object.keys(state) as (keyof FieldState)[];
  return keys.every((key) => state[key] === after[key]) ? state : after;
}

function showsNow({ shown }: FieldState, { type }: FieldAction, message: string): boolean {
  if (type === "spoken") return true;
  if (type === "reset" || shown === "") return false;
  return type === "reworded" || shown === message;
}

function changesOf(state: FieldState, action: FieldAction): Partial<FieldState> {
  switch (action.type) {
    case "validated":
    case "reworded":
      return { failure: action.failure };
    case "edited":
      return { serverError: "", isDirty: state.isDirty || action.isByVisitor };
    case "refused":
      return { serverError: action.message };
    case "reset":
      return { isDirty: false, serverError: "" };
    case "spoken":
      return {};
  }
}
