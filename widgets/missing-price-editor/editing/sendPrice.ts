import { parseServerErrors } from "@yy/domain/forms/serverErrors";
import { Submission } from "@yy/ui/sending/Submission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";

/** The server's answer to a price. */
export type PriceAnswer =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      /** What is wrong with the price; "" when something else failed. */
      readonly message: string;
      /** Of the answer; 0 without one. */
      readonly status: number;
      readonly error: unknown;
    };

/**
 * Follows a form to its answer, whoever sends it. Returns a cleanup function.
 * @param event the form's submit, which is being captured
 * @param isSessionOver whether the answer says that nobody is signed in
 * @param onEnd gets undefined when nobody has sent the form, or its result cannot be known
 */
export function sendPrice(
  form: HTMLFormElement,
  event: SubmitEvent,
  isSessionOver: (result: SubmitResult) => boolean,
  onEnd: (answer: PriceAnswer | undefined) => void,
): () => void {
  const submission = new Submission<{ readonly kind: "failed" }>(form, {
    tag: "yy-missing-price-editor",
    method: "unclaimed",
    onResult: ({ isSuccess }) => (isSuccess ? null : { kind: "failed" }),
    onSettled: (result) => onEnd(result && answerOf(result, isSessionOver(result))),
  });
  const stop = submission.follow();
  submission.submitted(event);
  const stopWaiting = submission.subscribe(({ status }) => {
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
  const { status, body, error } = result;
  if (isSessionOver || isUnaskedPage(result))
    return { isSaved: false, message: "", status: 401, error };
  if (result.isSuccess) return { isSaved: true };
  // A 422 without a message is not about the price but, for example, about a stale token: trying again may help.
  const message = status === 422 ? [...parseServerErrors(body).values()].join(", ") : "";
  return { isSaved: false, message, status, error };
}

/** Whether the answer is a page that was asked for neither by us nor by a redirect: the one to sign in on, answered with 200. */
function isUnaskedPage({ isSuccess, isShown, redirectedTo, body }: SubmitResult): boolean {
  if (!isSuccess || isShown || redirectedTo) return false;
  return typeof body === "string" && /^\s*<(?:!doctype|html)\b/i.test(body);
}
