import { memberOf } from "@yy/element/dom/memberOf";
import { csrfToken } from "@yy/http/pageMeta";
import { urlOfListing, urlParameters } from "./urlParameters";

/**
 * Has the form send its filters as a listing's URL, whoever sends it: the browser, Turbo, rails-ujs, or a script with
 * `new FormData(form)`. The fields keep their names. Returns a cleanup function.
 */
export function sendAsListing(form: HTMLFormElement): () => void {
  const end = new AbortController();
  let submitter: HTMLElement | null = null;

  const noteSubmitter = (event: SubmitEvent) => {
    if (event.target !== form) return;
    submitter = event.submitter;
    // Whoever sends it collects its data before this task is over.
    setTimeout(() => {
      submitter = null;
    });
  };
  const rewriteEntries = ({ target, formData }: FormDataEvent) => {
    if (target === form && sendsByGet(form, submitter)) rewrite(formData);
  };
  const rewriteVisit = (event: Event) => {
    const { detail } = event as CustomEvent<{ url: URL; fetchOptions: { method?: string } }>;
    if (event.target === form && isGet(detail.fetchOptions.method))
      detail.url = urlOfListing(detail.url);
  };
  const rewriteAjax = (event: Event) => {
    const [request, options] = (event as CustomEvent<[XMLHttpRequest, AjaxOptions]>).detail ?? [];
    if (event.target === form && request && isGet(options?.type)) reopen(request, options);
  };

  // Capturing: before Turbo takes the event.
  window.addEventListener("submit", noteSubmitter, { capture: true, signal: end.signal });
  // On the window, so that what the page's own listeners add is sent in the same way.
  window.addEventListener("formdata", rewriteEntries, end);
  // Turbo adds the pressed button to the data by itself.
  const listen = memberOf(form, "addEventListener");
  listen("turbo:before-fetch-request", rewriteVisit, end);
  // rails-ujs reads the fields by itself.
  listen("ajax:beforeSend", rewriteAjax, end);
  return () => end.abort();
}

/** What the entries of a form are once they are text; a file is sent by its name. */
export function textEntries(formData: FormData): [name: string, value: string][] {
  return [...formData].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
}

function rewrite(formData: FormData): void {
  const parameters = urlParameters(textEntries(formData));
  for (const name of new Set(formData.keys())) formData.delete(name);
  for (const [name, value] of parameters) formData.append(name, value);
}

/** By its attributes, because a field named `method` would hide the property. */
function sendsByGet(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return isGet(submitter?.getAttribute("formmethod") ?? memberOf(form, "getAttribute")("method"));
}

/** Anything that is no other method of a form counts as `get`. */
function isGet(method: string | null | undefined): boolean {
  return !/^(post|dialog|put|patch|delete)$/i.test(method ?? "");
}

/** The part of rails-ujs's options that it has made its request from. */
interface AjaxOptions {
  readonly type?: string;
  readonly accept?: string;
  readonly crossDomain?: boolean;
  url: string;
}

/** The request is open already: opened again it has another URL, and its headers once more. */
function reopen(request: XMLHttpRequest, options: AjaxOptions): void {
  options.url = urlOfListing(new URL(options.url, document.baseURI)).href;
  request.open("GET", options.url, true);
  if (options.accept) request.setRequestHeader("Accept", options.accept);
  if (options.crossDomain) return;
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  const token = csrfToken();
  if (token) request.setRequestHeader("X-CSRF-Token", token);
}
