import { isSamePath } from "../urls/parts";

/** The parts of an answer that show whether it asks to sign in. */
export interface AskingAnswer {
  readonly status: number;
  /**
   * The absolute URL of the answer, after redirects; "" when it is unknown, which counts as the
   * page's own origin.
   */
  readonly url: string;
  /** The facts about the page; undefined when the answer is not a page. */
  readonly page?: { readonly asksForPassword: boolean } | undefined;
}

/**
 * Whether an answer asks to sign in: it is a 401 of the page's own origin, the sign-in page (whose
 * status is that of a success), or any other page of this origin with a sign-in form.
 *
 * @param origin the origin of the page
 * @param login the absolute URL of the sign-in page; undefined when there is none
 */
export function isSignIn(
  { status, url, page }: AskingAnswer,
  origin: string,
  login: string | undefined,
): boolean {
  const answered = url === "" ? undefined : new URL(url);
  const signIn = login === undefined ? undefined : new URL(login);
  if (answered && answered.origin === signIn?.origin && isSamePath(answered, signIn)) return true;
  if (answered && answered.origin !== origin) return false;
  return status === 401 || (page?.asksForPassword === true && status < 500);
}
