import { announceUnauthorized } from "@yy/http/unauthorized";
import { isSignedOut } from "../remote/signedOut";
import type { SubmitResult } from "./SubmitResult";

/**
 * Whether the server no longer knows the visitor: a 401, or the sign-in page in the place of an answer, which looks like a
 * success. The page's session is told (behaviour 8.5).
 */
export function endsSession(result: SubmitResult, loginPath: string): boolean {
  const { status, redirectedTo, url = "" } = result;
  const isOver = isSignedOut({ status, url: redirectedTo ?? url }, loginPath);
  if (isOver) announceUnauthorized();
  return isOver;
}
