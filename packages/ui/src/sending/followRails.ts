import { memberOf } from "@yy/element/dom/memberOf";
import { bodyOf } from "@yy/http/answer";
import type { Sending } from "./trackSending";

/** rails-ujs; it runs a script answer before it tells, and the form may be gone by then: listen on the form itself. */
export function followRails(form: HTMLFormElement, { signal, begin, finish }: Sending): void {
  const tell = (isSuccess: boolean) => (event: Event) => {
    if (event.target !== form) return;
    const [, , xhr] = (event as CustomEvent<[unknown, string, XMLHttpRequest]>).detail;
    const isShown = /javascript/.test(xhr.getResponseHeader("content-type") ?? "");
    const body = xhr.status === 0 ? null : bodyOf(xhr.responseText);
    finish({ isSuccess, status: xhr.status, url: xhr.responseURL, body, isShown });
  };
  const listen = memberOf(form, "addEventListener");
  listen("ajax:send", begin, { signal });
  listen("ajax:success", tell(true), { signal });
  listen("ajax:error", tell(false), { signal });
}
