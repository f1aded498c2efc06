/** The parts of jQuery that are used here. */
export type PageJQuery = ((element: Element) => Listening) & { readonly rails?: object };

interface Listening {
  on(name: string, listener: JQueryListener): void;
  off(name: string, listener: JQueryListener): void;
}

/** What follows the event depends on its name. */
export type JQueryListener = (
  event: { readonly target: EventTarget },
  ...details: readonly unknown[]
) => void;

/** jQuery, where the page has it. */
export const pageJQuery = (): PageJQuery | undefined => (window as { jQuery?: PageJQuery }).jQuery;

/** Which library of Rails sends forms with `data-remote` and asks what `data-confirm` says. */
export function railsLibrary(): "rails-ujs" | "jquery_ujs" | undefined {
  // rails-ujs calls itself `jQuery.rails` too, where the page has jQuery.
  if ((window as { _rails_loaded?: boolean })._rails_loaded === true) return "rails-ujs";
  return pageJQuery()?.rails === undefined ? undefined : "jquery_ujs";
}
