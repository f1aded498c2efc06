import { isSamePath } from "@yy/domain/urls/parts";
import { webUrl } from "@yy/http/origins";
import { isOwnUnauthorized } from "@yy/http/unauthorized";
import { memberOf } from "@yy/page/memberOf";
import { userId } from "@yy/page/metas";
import { onTurbo } from "@yy/page/turbo";
import { session } from "@yy/session/session";
import { useCallback, useEffect, useRef } from "react";
import { isSignedOut } from "../remote/signedOut";
import { withPage } from "./readAnsweredPage";
import { meaningOf, type SubmitResult, signOutIfEnded } from "./SubmitResult";

interface FormSession {
  readonly loginPath: string;
  /** Whether only users who are signed in see the form. */
  readonly isForMembers?: boolean;
}

type Answered = Pick<SubmitResult, "status" | "url" | "staysHere">;

/**
 * Returns a function that tells whether an answer ends the visitor's session, and announces that.
 * The sign-in page as an answer ends the session of a visitor who is, or was, signed in; for others
 * it is simply the next page, for example after signing up. An answer to the sign-in form itself
 * ends no session. The hook also keeps Turbo from replacing the page and the typed text by the
 * sign-in page.
 */
export function useFormSession(
  form: HTMLFormElement | null,
  { loginPath, isForMembers = false }: FormSession,
): (result: SubmitResult) => boolean {
  const isMember = useRef(isForMembers);

  useEffect(() => {
    const update = () => {
      isMember.current ||= session.getState().signedIn === true || Boolean(userId());
    };
    update();
    return session.subscribe(update);
  }, []);

  const mayEnd = useCallback(
    (form: HTMLFormElement, { status, url = "", staysHere = false }: Answered) =>
      !isSignInForm(form, loginPath) &&
      (isMember.current || staysHere || isOwnUnauthorized({ status, url })),
    [loginPath],
  );

  useEffect(() => {
    const end = new AbortController();
    if (form)
      onTurbo(
        form,
        "before-fetch-response",
        ({ fetchResponse }, event) => {
          const response = fetchResponse?.response;
          if (event.target !== form || !response || !mayEnd(form, response)) return;
          if (isSignedOut(response, loginPath)) event.preventDefault();
          else hideSignInFromTurbo(fetchResponse, form, loginPath);
        },
        end.signal,
      );
    return () => end.abort();
  }, [form, loginPath, mayEnd]);

  return (result) => form !== null && mayEnd(form, result) && signOutIfEnded(result, loginPath);
}

/**
 * Hides the answer's HTML from Turbo if it asks to sign in, for sign-in pages at other URLs than
 * `data-login-path`.
 */
function hideSignInFromTurbo(
  answer: { readonly response: Response; readonly responseHTML: Promise<string | undefined> },
  form: HTMLFormElement,
  loginPath: string,
): void {
  const { status, url, ok: isSuccess, redirected: isRedirected } = answer.response;
  const value = answer.responseHTML.then((body) => {
    const result = { isSuccess, status, url, isRedirected, body };
    return meaningOf(withPage(form, result), loginPath).kind === "signedOut" ? undefined : body;
  });
  Object.defineProperty(answer, "responseHTML", { value });
}

/**
 * Whether this is a sign-in form: it is on the sign-in page, is sent there, or asks for the current
 * password.
 */
function isSignInForm(form: HTMLFormElement, loginPath: string): boolean {
  const login = webUrl(loginPath);
  const isLogin = (url: URL | null) =>
    url !== null && url.origin === login?.origin && isSamePath(url, login);
  const action = memberOf(form, "getAttribute")("action");
  return (
    isLogin(webUrl(location.href)) ||
    (action !== null && isLogin(webUrl(action))) ||
    memberOf(form, "querySelector")('[type="password"][autocomplete~="current-password"]') !== null
  );
}
