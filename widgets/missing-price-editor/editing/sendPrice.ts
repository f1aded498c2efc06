import { parseServerErrors } from "@yy/domain/forms/serverErrors";
import { followSubmission } from "@yy/ui/sending/followSubmission";
import type { SubmitResult } from "@yy/ui/sending/SubmitResult";

/** What the server says of a price. */
export type PriceAnswer =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      /** What is wrong with the price itself; "" when something else failed. */
      readonly message: string;
      /** Of the answer; 0 without one. */
      readonly status: number;
      readonly error: unknown;
    };

/** A submit that nobody has begun to send by then was cancelled, as by a question that the visitor answered with no; ms. */
const claimTime = 1000;

/**
 * Follows the form that is being submitted to its answer, whoever sends it; `ended` gets undefined when nobody has sent it,
 * or nobody can say what came of it. Returns a cleanup function.
 */
export function sendPrice(
  form: HTMLFormElement,
  ended: (answer: PriceAnswer | undefined) => void,
): () => void {
  const claim = setTimeout(() => ended(undefined), claimTime);
  const stop = followSubmission(form, "unclaimed", {
    tag: "yy-missing-price-editor",
    mayBegin: () => true,
    began: () => clearTimeout(claim),
    ended: (result) => ended(result && answerOf(result)),
  });
  return () => {
    clearTimeout(claim);
    stop();
  };
}

/** Whether what comes after it would fail as well: no connection, no session, a server that is down. */
export function isHopeless(status: number): boolean {
  return status === 0 || status === 401 || status >= 500;
}

function answerOf(result: SubmitResult): PriceAnswer {
  const { status, body, error } = result;
  if (isSignInPage(result)) return { isSaved: false, message: "", status: 401, error };
  if (result.isSuccess) return { isSaved: true };
  // A 422 without a word is about something else than the price, as a stale token: trying again may help.
  const message = status === 422 ? [...parseServerErrors(body).values()].join(", ") : "";
  return { isSaved: false, message, status, error };
}

/** A page instead of an answer is that of the sign-in: servers redirect there when a session has ended, and say 200. */
function isSignInPage({ isSuccess, isShown, redirectedTo, body }: SubmitResult): boolean {
  const isPage = typeof body === "string" && /^\s*<(?:!doctype|html)\b/i.test(body);
  if (!isSuccess || isShown || !isPage) return false;
  return !redirectedTo || new URL(redirectedTo).pathname !== location.pathname;
}
