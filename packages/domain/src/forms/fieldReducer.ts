/** What is known of one field of a form. A message is "" where there is none. */
export interface FieldState {
  /** Changed by the visitor since the page came or the form was reset. */
  readonly isDirty: boolean;
  /** What the rules say of the value now. */
  readonly failure: string;
  /** What the server has said of the value that was sent, until the next edit. */
  readonly serverError: string;
  /** The message that the visitor sees: the one that is true now, or none. */
  readonly shown: string;
}

export type FieldAction =
  /** The rules were asked. A message that is no longer true goes; a new one is not shown yet. */
  | { readonly type: "validated"; readonly failure: string }
  /**
   * The rules were asked because their words or the field's surroundings have changed: a message
   * that is shown changes.
   */
  | { readonly type: "reworded"; readonly failure: string }
  /** The value may be another: what the server has said was about the former one. */
  | { readonly type: "edited"; readonly isByVisitor: boolean }
  /** The server has refused the value. */
  | { readonly type: "refused"; readonly message: string }
  /** It is time to show what is wrong. */
  | { readonly type: "spoken" }
  /** The form was reset. */
  | { readonly type: "reset" };

export const untouched: FieldState = { isDirty: false, failure: "", serverError: "", shown: "" };

/** What is wrong with the field, whether it is shown or not. */
export function messageOf({ failure, serverError }: FieldState): string {
  return failure || serverError;
}

/** All transitions of a field. An action that changes nothing gives the same object back. */
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
