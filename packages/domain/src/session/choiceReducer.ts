/**
 * A yes or no that the visitor chooses: shown at once, then sent, and taken back when the server
 * does not go along.
 */
export interface Choice {
  /** What the page shows; undefined while each view shows what its own markup says. */
  readonly shown: boolean | undefined;
  /** What the server has, as far as it is known; undefined before the first request. */
  readonly saved: boolean | undefined;
  /** What the request under way asks for. */
  readonly sent: boolean | undefined;
  /** The visitor's last choice since that request was sent. */
  readonly next: boolean | undefined;
  /**
   * The visitor has chosen since the state was last asked for: an answer to that question is older.
   */
  readonly isChosen: boolean;
}

export type ChoiceAction =
  | { readonly type: "chosen"; readonly value: boolean }
  /** The request has succeeded: the server has this value now. */
  | { readonly type: "accepted"; readonly value: boolean }
  /**
   * The request has failed, or was not sent.
   * `mayBeSaved`: the server may have carried it out, and only its answer was lost.
   */
  | { readonly type: "failed"; readonly mayBeSaved: boolean }
  /**
   * The server's markup says this now, or another page of the visitor does. A request under way is
   * newer.
   */
  | { readonly type: "learnt"; readonly value: boolean }
  /** The server has answered which state there is. A choice of the visitor is newer. */
  | { readonly type: "answered"; readonly value: boolean }
  /** The server is about to be asked again. */
  | { readonly type: "asked" };

export const unknownChoice: Choice = {
  shown: undefined,
  saved: undefined,
  sent: undefined,
  next: undefined,
  isChosen: false,
};

/**
 * All transitions of a choice. One request is under way at a time: the caller sends `sent` whenever
 * it is set anew. An action that does not fit returns the same object.
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
    case "learnt":
      return sent === undefined ? { ...choice, shown: action.value } : choice;
    case "answered":
      return choice.isChosen ? choice : { ...choice, shown: action.value };
    case "asked":
      return { ...choice, isChosen: sent !== undefined };
  }
}

/** After a request: either the next one is sent, or what the server has is shown. */
function settled(choice: Choice, isNextSent: boolean): Choice {
  return isNextSent
    ? { ...choice, sent: choice.next, next: undefined }
    : { ...choice, sent: undefined, next: undefined, shown: choice.saved };
}
