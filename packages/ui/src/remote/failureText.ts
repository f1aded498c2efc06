import { refusalReason } from "@yy/domain/forms/refusalReason";
import { isUnauthorized } from "@yy/http/unauthorized";

interface FailureTexts {
  readonly failedText: string;
  readonly signedOutText: string;
}

/**
 * What a visitor is told of a failed write: that they are signed out, the server's own words for the field that was
 * sent, or that it failed.
 */
export function failureText(
  error: unknown,
  field: string,
  { failedText, signedOutText }: FailureTexts,
): string {
  if (isUnauthorized(error)) return signedOutText;
  return refusalReason(refusalOf(error), field) ?? failedText;
}

/** The body of an answer that refuses; one that was accepted and could not be read says nothing to a visitor. */
function refusalOf(error: unknown): unknown {
  const refused = error instanceof Error && "status" in error && Number(error.status) >= 400;
  return refused && "body" in error ? error.body : null;
}
