/**
 * A yes or no that the visitor chooses, with an optimistic update: it is shown at once, then sent,
 * and undone when the request fails.
 */
export interface Choice {
  /** The value that the page shows; undefined while each view shows the value in its own markup. */
  readonly shown: boolean | undefined;
  /** The last known value on the server; undefined before the first request. */
  readonly saved: boolean | undefined;
  /** The value in the running request; in the last one, if several are running. */
  readonly sent: boolean | undefined;
  /** How many running requests were sent before that one. */
  readonly overtaken: number;
  /** The visitor's last choice since the running request was sent. */
  readonly next: boolean | undefined;
  /**
   * Whether the visitor has chosen since the value was last requested: then the answer is older
   * than the choice.
   */
  readonly isChosen: boolean;
}

export type ChoiceAction =
  | { readonly type: "chosen"; readonly value: boolean }
  /** The oldest running request has succeeded, and the server has this value now. */
  | { readonly type: "accepted"; readonly value: boolean }
  /**
   * The oldest running request has failed, or was not sent. `mayBeSaved`: the server may have saved
   * the value, and only its answer was lost.
   */
  | { readonly type: "failed"; readonly mayBeSaved: boolean }
  /** The browser leaves the page: what waits for an answer could never be sent. */
  | { readonly type: "left" }
  /**
   * The server's markup, or another page of the visitor, has this value now. A running request is
   * newer.
   */
  | { readonly type: "learnt"; readonly value: boolean }
  /** The server has answered with the current value. A choice of the visitor is newer. */
  | { readonly type: "answered"; readonly value: boolean }
  /** The value is requested again. */
  | { readonly type: "asked" };

export const unknownChoice: Choice = {
  shown: undefined,
  saved: undefined,
  sent: undefined,
  overtaken: 0,
  next: undefined,
  isChosen: false,
};

/**
 * All transitions of a choice. The caller sends `sent` whenever it is set to a new value. Only one
 * request runs at a time, unless the page is left; of several, the answers have to be given in the
 * order in which they were sent. For an action that is not possible in this state it returns the
 * same object.
 */
export function choiceReducer(choice: Choice, action: ChoiceAction): Choice {
  const { shown, sent, next } = choice;
  switch (action.type) {
    case "chosen": {
      const chosen = { ...choice, shown: action.value, isChosen: true };
      if (sent !== undefined) return { ...chosen, next: action.value };
      return { ...chosen, sent: action.value, saved: shown ?? !action.value };
    }
    case "accepted":
      if (sent === undefined) return choice;
      return settled({ ...choice, saved: action.value }, next === !action.value);
    case "failed":
      if (sent === undefined) return choice;
      return settled(choice, action.mayBeSaved && next === !sent);
    case "left":
      if (sent === undefined || next !== !sent) return choice;
      return { ...choice, sent: next, next: undefined, overtaken: choice.overtaken + 1 };
    case "learnt":
      return sent === undefined ? { ...choice, shown: action.value } : choice;
    case "answered":
      return choice.isChosen ? choice : { ...choice, shown: action.value };
    case "asked":
      return { ...choice, isChosen: sent !== undefined };
  }
}

/**
 * The choice after a request: either another one is running already, or the next one is sent, or
 * the server's value is shown.
 */
function settled(choice: Choice, isNextSent: boolean): Choice {
  if (choice.overtaken > 0) return { ...choice, overtaken: choice.overtaken - 1 };
  return isNextSent
    ? { ...choice, sent: choice.next, next: undefined }
    : { ...choice, sent: undefined, next: undefined, shown: choice.saved };
}
