import { memberOf } from "@yy/page/memberOf";
import { railsLibrary } from "./railsLibrary";

type Ask = (
  text: string,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) => boolean | Promise<boolean>;

/**
 * Asks what `data-confirm` or `data-turbo-confirm` of the pressed button or of the form says, unless the library that it is
 * meant for has asked, or will. Turbo's own question comes as a promise where the page has set another (a dialog).
 * @param event a submit event that has passed the page's own listeners
 * @param isOurs whether we send the form; otherwise Turbo or the browser does
 */
export function askToConfirm(event: SubmitEvent, isOurs: boolean): boolean | Promise<boolean> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  const textOf = (name: string) =>
    (submitter && memberOf(submitter, "getAttribute")(name)) ??
    memberOf(form, "getAttribute")(name);
  const rails = textOf("data-confirm");
  if (rails && hasRailsAsked(event)) return true;
  const { Turbo } = window as { Turbo?: { readonly config?: { forms?: { confirm?: Ask } } } };
  const turbo = textOf("data-turbo-confirm");
  if (turbo && Turbo && !isOurs) return true;
  const text = turbo || rails;
  if (!text) return true;
  const ask = (Turbo && turbo && Turbo.config?.forms?.confirm) || ((text: string) => confirm(text));
  return ask(text, form, submitter);
}

/** rails-ujs and jquery_ujs listen at the document. */
function hasRailsAsked({ currentTarget }: SubmitEvent): boolean {
  return railsLibrary() !== undefined && (currentTarget === document || currentTarget === window);
}
