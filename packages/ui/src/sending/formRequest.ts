import { ConfigError } from "@yy/domain/errors";
import { isBlankUrl } from "@yy/domain/urls/isBlankUrl";
import type { FormSubmission } from "@yy/http/api/forms";
import { webUrl } from "@yy/http/origins";
import { got } from "@yy/page/got";
import { loadChunk } from "@yy/page/loadChunk";
import { memberOf } from "@yy/page/memberOf";
import { withPage } from "./readAnsweredPage";
import { failedResult, type SubmitResult } from "./SubmitResult";
import { belongsTo } from "./submitButtons";

/** This is a chunk of its own, because the browser sends most forms, which need no HTTP client. */
export const loadSender = () =>
  loadChunk("the sending of a form", () => import("@yy/http/api/forms"));

/**
 * Reads the data that the form would send now, and returns a function that sends it. An error while
 * reading, such as an invalid URL, ends as a failed submission too.
 * @param tag the tag name of the widget, for the error
 * @param onProgress called with the fraction of the form's files that has been sent, 0 to 1
 */
export function readForFetch(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  tag: string,
  onProgress: (fraction: number) => void,
): () => Promise<SubmitResult> {
  const submission = new Promise<FormSubmission>((resolve) => {
    resolve(readSubmission(form, submitter, tag));
  });
  return async () => {
    const isOffline = !navigator.onLine;
    let isReady = false;
    try {
      const [{ sendForm }, read] = await Promise.all([loadSender(), submission]);
      isReady = true;
      const answer = await sendForm(read, { onProgress });
      // turbolinks-rails redirects by an address in its answer, without an HTTP redirect.
      const isRedirected = answer.redirectedTo === answer.url;
      return withPage(form, { isSuccess: true, ...answer, isRedirected });
    } catch (error) {
      const failed = failedResult(error);
      return withPage(form, { ...failed, isUnsent: failed.isUnsent || isOffline || !isReady });
    }
  };
}

/** @throws ConfigError for a URL whose protocol is not http(s) */
function readSubmission(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  tag: string,
): FormSubmission {
  return {
    action: actionOf(form, submitter, tag),
    method: methodOf(form, submitter) === "get" ? "get" : "post",
    enctype: memberOf(form, "enctype") as FormSubmission["enctype"],
    charset: charsetOf(form),
    data: formDataOf(form, submitter),
  };
}

/**
 * The data that the form sends when this button is pressed. The button's value is appended where
 * the browser leaves it out: before Chrome 112, Firefox 111 and Safari 16.4, and when a script has
 * removed the button after the press.
 */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const isInForm = submitter === null || belongsTo(submitter, form);
  const data = new FormData(form, isInForm ? submitter : null);
  if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement))
    return data;
  const name = memberOf(submitter, "getAttribute")("name");
  if (name && submitter.type !== "image" && !(isInForm && isSubmitterSent()))
    data.append(name, memberOf(submitter, "getAttribute")("value") ?? "");
  return data;
}

function isSubmitterSent(): boolean {
  const form = document.createElement("form");
  const button = document.createElement("button");
  button.name = "probe";
  form.append(button);
  return new FormData(form, button).has("probe");
}

/** The first charset of `accept-charset` that the browser knows, else the page's own. */
function charsetOf(form: HTMLFormElement): string {
  const labels = (attributeOf(form, "accept-charset") ?? "").split(/\s+/).filter(Boolean);
  return labels.find(isCharset) ?? document.characterSet;
}

function isCharset(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

function methodOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return (
    attributeOf(submitter, "formmethod") ??
    attributeOf(form, "method") ??
    "get"
  ).toLowerCase();
}

function actionOf(form: HTMLFormElement, submitter: HTMLElement | null, tag: string): string {
  const button = submitter?.hasAttribute("formaction") ? submitter : undefined;
  const attribute = button ? "formaction" : "action";
  const action = attributeOf(button ?? form, attribute) ?? "";
  // A form without a URL is sent to the page's own, as the browser does.
  if (isBlankUrl(action)) return location.href;
  const url = webUrl(action);
  if (url) return url.href;
  const expected = `must be an http:, https: address${got(action)}`;
  throw new ConfigError(
    `${tag}: ${attribute} of the <${memberOf(button ?? form, "localName")}> ${expected}`,
    { code: "YY-414", attribute },
  );
}

/** Whether the button sends the form without validation. */
export function skipsValidation(submitter: HTMLElement | null): boolean {
  return submitter?.hasAttribute("formnovalidate") ?? false;
}

/**
 * Whether the browser would leave the page when it sends the form, instead of opening another
 * window or closing a dialog.
 */
export function leavesPage(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (
    methodOf(form, submitter) !== "dialog" &&
    ["", "_self", "_top", "_parent"].includes(targetOf(form, submitter))
  );
}

function targetOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return attributeOf(submitter, "formtarget") ?? attributeOf(form, "target") ?? "";
}

/**
 * Whether only the browser can send the form as it or the pressed button asks: in another window,
 * to close a dialog, by a GET of the button's own, or in an encoding that a script cannot write.
 */
export function needsBrowser(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (
    !leavesPage(form, submitter) ||
    (window !== top && targetOf(form, submitter) !== "") ||
    attributeOf(submitter, "formmethod")?.toLowerCase() === "get" ||
    submitter?.hasAttribute("formenctype") === true ||
    memberOf(form, "enctype") === "text/plain" ||
    isMultibyte(charsetOf(form))
  );
}

/** Whether the charset has several bytes a character; scripts can only encode UTF-8. */
function isMultibyte(charset: string): boolean {
  return /^(?:gb|big5|euc|shift|iso-2022)/i.test(new TextDecoder(charset).encoding);
}

/**
 * Whether the button has a URL, method or window of its own, so that it sends the form for another
 * purpose.
 */
export function leadsElsewhere(submitter: HTMLElement | null): boolean {
  return ["formaction", "formmethod", "formtarget"].some((name) => submitter?.hasAttribute(name));
}

function attributeOf(element: HTMLElement | null, name: string): string | undefined {
  return (element && memberOf(element, "getAttribute")(name)) ?? undefined;
}
