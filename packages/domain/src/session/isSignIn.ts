import { isSamePath } from "../urls/trailingSlashes";

/** The parts of an answer that show whether it asks to sign in. */
export interface AskingAnswer {
  readonly status: number;
  /**
   * Absolute address that answered, after redirects; "" when it is not known, which counts as the
   * page's own origin.
   */
  readonly url: string;
  /** The facts of the page; undefined when the answer is no page. */
  readonly page?: { readonly asksForPassword: boolean } | undefined;
}

/**
 * Whether an answer asks to sign in: a 401 of the page's own origin, the sign-in page, which looks
 * like a success, or any other page of this origin with a password field.
 *
 * @param origin of the page
 * @param login absolute address of the sign-in page; undefined when it has none
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
