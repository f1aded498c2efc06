import { announceUnauthorized } from "@yy/http/unauthorized";
import { isSignedOut } from "../remote/signedOut";
import type { SubmitResult } from "./SubmitResult";

/**
 * Whether the visitor's session has ended: the page's server answered 401, or with the sign-in page, which looks like a success.
 * Signs the page's session out then (behaviour 8.5).
 */
export function endsSession(result: SubmitResult, loginPath: string): boolean {
  const { status, redirectedTo, url = "" } = result;
  const isOver = isSignedOut({ status, url: redirectedTo ?? url }, loginPath);
  if (isOver) announceUnauthorized();
  return isOver;
}
