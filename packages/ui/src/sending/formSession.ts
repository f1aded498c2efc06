import { isSamePath } from "@yy/domain/urls/trailingSlashes";
import { webUrl } from "@yy/http/origins";
import { memberOf } from "@yy/page/memberOf";
import { onTurbo } from "@yy/page/turbo";
import { useEffect } from "react";
import { isSignedOut } from "../remote/signedOut";
import { endsSession } from "./endsSession";
import type { SubmitResult } from "./SubmitResult";

/** Whether the answer ends the visitor's session; an answer to the sign-in form itself does not. */
export function endsFormSession(
  form: HTMLFormElement,
  result: SubmitResult,
  loginPath: string,
): boolean {
  return !isSignInForm(form, loginPath) && endsSession(result, loginPath);
}

/** Keeps Turbo from replacing the page, and what was typed, by the sign-in page. */
export function useKeptFromSignIn(form: HTMLFormElement | null, loginPath: string): void {
  useEffect(() => {
    const end = new AbortController();
    if (form) keepFromSignIn(form, loginPath, end.signal);
    return () => end.abort();
  }, [form, loginPath]);
}

function keepFromSignIn(form: HTMLFormElement, loginPath: string, signal: AbortSignal): void {
  onTurbo(
    form,
    "before-fetch-response",
    ({ fetchResponse }, event) => {
      const response = fetchResponse?.response;
      if (event.target !== form || !response || isSignInForm(form, loginPath)) return;
      if (isSignedOut(response, loginPath)) event.preventDefault();
    },
    signal,
  );
}

/** Whether the form is there to sign in: it is on the sign-in page, is sent there, or asks for the password. */
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
