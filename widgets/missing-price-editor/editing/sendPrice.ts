import { followForm } from "@yy/ui/sending/followForm";
import { Submission } from "@yy/ui/sending/Submission";
import { meaningOf, type SubmitResult } from "@yy/ui/sending/SubmitResult";

/** The server's answer to a price. */
export type PriceAnswer =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      /** What is wrong with the price; "" when something else failed. */
      readonly message: string;
      /** The HTTP status; 0 without an answer. */
      readonly status: number;
      readonly error: unknown;
    };

/**
 * Follows a form to its answer, whether we or a library of the page send it. Returns a cleanup
 * function.
 * @param event the form's submit event, in its capturing phase
 * @param signOutIfEnded returns whether an answer says that the session has ended
 * @param onEnd gets undefined when the form was not sent, or its result cannot be known
 */
export function sendPrice(
  form: HTMLFormElement,
  event: SubmitEvent,
  signOutIfEnded: (result: SubmitResult) => boolean,
  onEnd: (answer: PriceAnswer | undefined) => void,
): () => void {
  const submission = new Submission(form, "fetchUnlessTaken", "yy-missing-price-editor", () => ({
    onSettled: (result) => onEnd(result && answerOf(result, signOutIfEnded(result))),
  }));
  const stop = followForm(submission, event);
  const stopWaiting = submission.store.subscribe(({ status }) => {
    if (status === "idle") onEnd(undefined);
  });
  return () => {
    stopWaiting();
    stop();
  };
}

/** Whether further prices would fail too: no connection, no session, or a server error. */
export function endsSaving(status: number): boolean {
  return status === 0 || status === 401 || status >= 500;
}

function answerOf(result: SubmitResult, isSessionOver: boolean): PriceAnswer {
  const { status, error } = result;
  const notSaved = (status: number, message = "") =>
    ({ isSaved: false, message, status, error }) as const;
  if (isSessionOver) return notSaved(401);
  const meaning = meaningOf(result);
  switch (meaning.kind) {
    case "saved":
    case "followed":
      return { isSaved: true };
    case "refused": {
      // With another status the refusal is not about the price, and trying again may help.
      const isAboutPrice = status === 422 || status < 300;
      return notSaved(status, isAboutPrice ? [...meaning.errors.values()].join(", ") : "");
    }
    case "page":
    case "unknown":
      // We treat it as no answer: the next price would fail too. Saving a price twice does no harm.
      return notSaved(0);
    default:
      return notSaved(status);
  }
}
