import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { csrfToken } from "@yy/page/metas";
import { onTurbo } from "@yy/page/turbo";
import { urlOfListing, urlParameters } from "./urlParameters";

/**
 * Makes the form submit its filters as the URL of a listing, whether the browser, Turbo, rails-ujs
 * or a script with `new FormData(form)` sends it. The fields keep their names. Returns a cleanup
 * function.
 */
export function sendAsListing(form: HTMLFormElement): () => void {
  const end = new AbortController();
  let submitter: HTMLElement | null = null;

  const noteSubmitter = (event: SubmitEvent) => {
    if (event.target !== form) return;
    submitter = event.submitter;
    // The submitter is kept until the end of this task, in which the form's data is collected.
    setTimeout(() => {
      submitter = null;
    });
  };
  const rewriteEntries = ({ target, formData }: FormDataEvent) => {
    if (target === form && sendsByGet(form, submitter)) rewrite(formData);
  };
  const rewriteAjax = (event: Event) => {
    const [request, options] = (event as CustomEvent<[XMLHttpRequest, AjaxOptions]>).detail ?? [];
    if (event.target === form && request && isGet(options?.type)) reopen(request, options);
  };

  const root = formRoot(form);
  // This listener captures, so that it runs before Turbo takes the event.
  root.addEventListener("submit", noteSubmitter, { capture: true, signal: end.signal });
  // This listener is on the root, so that entries that the page's own listeners add are rewritten
  // too.
  root.addEventListener("formdata", rewriteEntries, end);
  // Turbo adds the pressed button to the data itself.
  onTurbo(
    form,
    "before-fetch-request",
    (detail, { target }) => {
      if (target === form && isGet(detail.fetchOptions.method))
        detail.url = urlOfListing(detail.url);
    },
    end.signal,
  );
  // rails-ujs reads the fields itself.
  memberOf(form, "addEventListener")("ajax:beforeSend", rewriteAjax, end);
  return () => end.abort();
}

/** Returns the entries of a form as text; for a file, its name. */
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

/** Reads attributes, because a field named `method` would hide the property. */
function sendsByGet(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return isGet(submitter?.getAttribute("formmethod") ?? memberOf(form, "getAttribute")("method"));
}

/** Any text that names no other method counts as `get`. */
function isGet(method: string | null | undefined): boolean {
  return !/^(post|dialog|put|patch|delete)$/i.test(method ?? "");
}

/** The part of rails-ujs's request options that we use. */
interface AjaxOptions {
  readonly type?: string;
  readonly accept?: string;
  readonly crossDomain?: boolean;
  url: string;
}

/** Opens a request again, with the other URL, and sets its headers again. */
function reopen(request: XMLHttpRequest, options: AjaxOptions): void {
  options.url = urlOfListing(new URL(options.url, document.baseURI)).href;
  request.open("GET", options.url, true);
  if (options.accept) request.setRequestHeader("Accept", options.accept);
  if (options.crossDomain) return;
  request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
  const token = csrfToken();
  if (token) request.setRequestHeader("X-CSRF-Token", token);
}
