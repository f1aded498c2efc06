import { RequestError } from "@yy/domain/errors";
import { fieldErrorIn } from "@yy/domain/forms/fieldError";
import { isSessionOver } from "./signedOut";

interface FailureTexts {
  readonly failedText: string;
  readonly signedOutText: string;
  readonly loginPath: string;
}

/** What a visitor is told of a failed request. */
export interface FailureWords {
  readonly text: string;
  /** Beside it goes a `LoginLink`. */
  readonly isSignedOut: boolean;
}

/**
 * That the session has ended, the server's own words for the field that was sent, or that it failed.
 *
 * @param error what the request rejected with
 */
export function failureWords(error: unknown, field: string, texts: FailureTexts): FailureWords {
  const { failedText, signedOutText, loginPath } = texts;
  if (isSessionOver(error, loginPath)) return { text: signedOutText, isSignedOut: true };
  if (!(error instanceof RequestError)) return { text: failedText, isSignedOut: false };
  // An answer that was accepted and could not be read says nothing to a visitor.
  const body = error.status >= 400 ? error.body : null;
  return { text: fieldErrorIn(body, field) ?? failedText, isSignedOut: false };
}
