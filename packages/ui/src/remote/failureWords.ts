import { isRequestError } from "@yy/domain/errors";
import { fieldErrorIn } from "@yy/domain/forms/serverErrors";
import { isSessionOver } from "./signedOut";

interface FailureTexts {
  readonly failedText: string;
  readonly signedOutText: string;
  readonly loginPath: string;
}

/** The message for a failed request. */
export interface FailureWords {
  readonly text: string;
  /** Whether to show a `LoginLink` beside it. */
  readonly isSignedOut: boolean;
}

/** Whether it only says that the session has ended, which holds for whoever is there. */
export const isSessionFailure = (failure: FailureWords | undefined): boolean =>
  failure?.isSignedOut === true;

/**
 * Chooses the text for a failed request: that the session has ended, the server's message about the
 * field, or that the request has failed.
 *
 * @param error what the request rejected with
 */
export function failureWords(error: unknown, field: string, texts: FailureTexts): FailureWords {
  const { failedText, signedOutText, loginPath } = texts;
  if (isSessionOver(error, loginPath)) return { text: signedOutText, isSignedOut: true };
  if (!isRequestError(error)) return { text: failedText, isSignedOut: false };
  // The body of a successful but invalid answer has no message for visitors.
  const body = error.status >= 400 ? error.body : null;
  return { text: fieldErrorIn(body, field) ?? failedText, isSignedOut: false };
}
