import { bodyOf } from "@yy/http/answer";
import { secondsToWait } from "@yy/http/retryAfter";
import { memberOf } from "@yy/page/memberOf";
import type { SendingDriver } from "./SendingDriver";

/**
 * Follows a form that rails-ujs sends. rails-ujs runs a script answer before it fires `ajax:success`; the script may have
 * removed the form, whose events no longer bubble then. So the listeners are on the form itself.
 */
export function followRails(form: HTMLFormElement, { signal, begin, finish }: SendingDriver): void {
  let sending = 0;
  const finishWith = (isSuccess: boolean) => (event: Event) => {
    if (event.target !== form) return;
    const [, , xhr] = (event as CustomEvent<[unknown, string, XMLHttpRequest]>).detail;
    const isShown = /javascript/.test(xhr.getResponseHeader("content-type") ?? "");
    const body = xhr.status === 0 ? null : bodyOf(xhr.responseText);
    const { status, responseURL: url } = xhr;
    const retryAfter = secondsToWait(xhr.getResponseHeader("retry-after"));
    finish(sending, { isSuccess, status, url, body, isShown, retryAfter });
  };
  const listen = memberOf(form, "addEventListener");
  listen(
    "ajax:send",
    () => {
      sending = begin();
    },
    { signal },
  );
  listen("ajax:success", finishWith(true), { signal });
  listen("ajax:error", finishWith(false), { signal });
}
