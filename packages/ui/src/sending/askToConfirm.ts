import { memberOf } from "@yy/page/memberOf";
import { hasRailsAsked } from "./submitListeners";

type Ask = (
  text: string,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) => boolean | Promise<boolean>;

/**
 * Asks what `data-confirm` or `data-turbo-confirm` of the pressed button or of the form says, unless the library that it is
 * meant for has asked, or will. Turbo's own question comes as a promise where the page has set another (a dialog).
 * @param isOurs whether we send the form; otherwise Turbo or the browser does
 */
export function askToConfirm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  isOurs: boolean,
): boolean | Promise<boolean> {
  const textOf = (name: string) =>
    (submitter && memberOf(submitter, "getAttribute")(name)) ??
    memberOf(form, "getAttribute")(name);
  const rails = textOf("data-confirm");
  if (rails && hasRailsAsked(form)) return true;
  const { Turbo } = window as { Turbo?: { readonly config?: { forms?: { confirm?: Ask } } } };
  const turbo = textOf("data-turbo-confirm");
  if (turbo && Turbo && !isOurs) return true;
  const text = turbo || rails;
  if (!text) return true;
  const ask = (Turbo && turbo && Turbo.config?.forms?.confirm) || ((text: string) => confirm(text));
  return ask(text, form, submitter);
}
