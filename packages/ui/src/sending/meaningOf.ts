import { type AnswerMeaning, answerMeaning } from "@yy/domain/forms/answerMeaning";
import { webUrl } from "@yy/http/origins";
import { announce } from "@yy/http/unauthorized";
import type { SubmitResult } from "./SubmitResult";

/**
 * What became of a submission.
 *
 * @param loginPath of the sign-in page; left out where no answer ends a session
 */
export function meaningOf(result: SubmitResult, loginPath?: string): AnswerMeaning {
  const { redirectedTo, url = "" } = result;
  const answer = {
    status: result.status,
    url: webUrl(redirectedTo ?? url)?.href ?? "",
    isRedirected: result.isRedirected === true,
    body: result.body,
    page: result.page,
    isTaken: result.isSuccess,
    isShown: result.isShown === true,
    isUnsent: result.isUnsent === true,
  };
  const endsSession = loginPath !== undefined;
  return answerMeaning(answer, {
    origin: location.origin,
    endsSession,
    login: endsSession ? webUrl(loginPath)?.href : undefined,
  });
}

/** Whether the answer to a submission asks to sign in. It then announces that the session may have ended (behaviour 8.5). */
export function endsSession(result: SubmitResult, loginPath: string): boolean {
  const isOver = meaningOf(result, loginPath).kind === "signIn";
  if (isOver) announce("unauthorized");
  return isOver;
}
