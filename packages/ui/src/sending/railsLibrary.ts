/** The parts of jQuery that are used here. */
export type PageJQuery = ((element: Element) => JQueryElement) & {
  readonly fn?: object;
  readonly rails?: object;
};

interface JQueryElement {
  on(name: string, listener: JQueryListener): void;
  off(name: string, listener: JQueryListener): void;
  removeData(name: string): void;
}

/** A listener of jQuery. The arguments after the event depend on the event's name. */
export type JQueryListener = (event: JQueryEvent, ...details: readonly unknown[]) => void;

interface JQueryEvent extends Pick<Event, "preventDefault" | "stopImmediatePropagation"> {
  readonly target: EventTarget;
  /** The browser's event; undefined for an event of jQuery's own. */
  readonly originalEvent?: Event;
}

/** jQuery, where the page has it. */
export const pageJQuery = (): PageJQuery | undefined => (window as { jQuery?: PageJQuery }).jQuery;

/**
 * Calls back when a script calls `$(form).submit()`: jQuery then fires no native event and calls
 * `form.submit()`. The form is not sent when the callback returns false.
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

/**
 * The Rails library that sends forms with `data-remote` and asks the question of `data-confirm`.
 */
export function railsLibrary(): "rails-ujs" | "jquery_ujs" | undefined {
  // rails-ujs also sets `jQuery.rails`, where the page has jQuery.
  if ((window as { _rails_loaded?: boolean })._rails_loaded === true) return "rails-ujs";
  return pageJQuery()?.rails === undefined ? undefined : "jquery_ujs";
}
