import { memberOf } from "./memberOf";
import { onVisitBegun } from "./moments";
import { onePerPage } from "./onePerPage";
import { onTurbo } from "./turbo";

type Listener = () => void;

declare module "./onePerPage" {
  interface PageRegistry {
    redirectedWrites: Set<Listener>;
  }
}

/** One set for all bundles: a request of one concerns the session that another has created. */
const listeners = () => onePerPage("redirectedWrites", () => new Set());

/** Call when a request that is no GET has been answered by a redirect. */
export function announceRedirectedWrite(): void {
  for (const listener of listeners()) listener();
}

/**
 * Calls back after each submission that is no GET and was redirected, as signing in and out are: by
 * Turbo, by rails-ujs with Turbolinks (where the redirect is a script that visits), or by our own
 * client.
 */
export function onRedirectedWrite(listener: Listener): void {
  if (listeners().size === 0) watchRouters();
  listeners().add(listener);
}

/**
 * Calls back when a form that is no GET is submitted, or a link of rails-ujs or jquery_ujs with
 * such a method is pressed, on pages without Turbo, which tells more: `onRedirectedWrite`. What
 * becomes of the request is not known.
 */
export function onSubmittedWrite(listener: Listener): void {
  const look = ({ target }: Event) => {
    if (!("Turbo" in window) && target instanceof Element && isWriting(target)) listener();
  };
  addEventListener("submit", look, { capture: true });
  addEventListener("click", look, { capture: true });
}

function isWriting(target: Element): boolean {
  if (target instanceof HTMLFormElement) return isWrite(methodOf(target));
  const link = target.closest("a[data-method], button[data-method]");
  return link !== null && isWrite(link.getAttribute("data-method") ?? undefined);
}

/** Reads the attribute, because a form may have a field named `method`. */
const methodOf = (form: HTMLFormElement) => memberOf(form, "getAttribute")("method") ?? undefined;

function watchRouters(): void {
  const { signal } = new AbortController();
  onTurbo(
    document,
    "submit-end",
    ({ fetchResponse, formSubmission }) => {
      if (fetchResponse?.response.redirected && isWrite(formSubmission?.method))
        announceRedirectedWrite();
    },
    signal,
  );

  let isWriting = false;
  document.addEventListener("ajax:beforeSend", (event) => {
    const [, options] = (event as CustomEvent<[unknown, { readonly type?: string }]>).detail ?? [];
    isWriting = isWrite(options?.type);
  });
  document.addEventListener("ajax:complete", () => {
    isWriting = false;
  });
  // rails-ujs runs the script of the answer before it tells that the request is complete.
  onVisitBegun(() => {
    if (isWriting) announceRedirectedWrite();
  });
}

const isWrite = (method = "get"): boolean => method.toLowerCase() !== "get";
