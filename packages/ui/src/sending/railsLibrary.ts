/** The parts of jQuery that are used here. */
export type PageJQuery = ((element: Element) => Listening) & {
  readonly fn?: object;
  readonly rails?: object;
};

interface Listening {
  on(name: string, listener: JQueryListener): void;
  off(name: string, listener: JQueryListener): void;
  removeData(name: string): void;
}

/** The arguments that follow the event depend on its name. */
export type JQueryListener = (event: JQueryEvent, ...details: readonly unknown[]) => void;

interface JQueryEvent extends Pick<Event, "preventDefault" | "stopImmediatePropagation"> {
  readonly target: EventTarget;
  /** The browser's event; undefined for an event of jQuery's own. */
  readonly originalEvent?: Event;
}

/** jQuery, where the page has it. */
export const pageJQuery = (): PageJQuery | undefined => (window as { jQuery?: PageJQuery }).jQuery;

/**
 * Calls back when a script calls `$(form).submit()`: jQuery fires no event of the browser then, and
 * goes on to `form.submit()`. Nothing is sent when the callback returns false.
 */
export function onJQuerySubmit(
  form: HTMLFormElement,
  signal: AbortSignal,
  maySend: () => boolean,
): void {
  const jQuery = pageJQuery();
  if (!jQuery?.fn) return;
  const listen: JQueryListener = (event) => {
    if (event.originalEvent || event.target !== form || maySend()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  jQuery(form).on("submit", listen);
  signal.addEventListener("abort", () => jQuery(form).off("submit", listen));
}

/** Which library of Rails sends forms with `data-remote` and asks what `data-confirm` says. */
export function railsLibrary(): "rails-ujs" | "jquery_ujs" | undefined {
  // rails-ujs calls itself `jQuery.rails` too, where the page has jQuery.
  if ((window as { _rails_loaded?: boolean })._rails_loaded === true) return "rails-ujs";
  return pageJQuery()?.rails === undefined ? undefined : "jquery_ujs";
}
