import type { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { onValidatingCall } from "./validatingCalls";

type Root = ReturnType<typeof formRoot>;
/** A control that the browser validates. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back after the browser has validated a form or a field for the visitor: at a submit button,
 * Enter, `requestSubmit()` or `reportValidity()`. Its `invalid` events alone do not tell that from
 * `checkValidity()`, by which a script only asks, as somebody types. Returns a cleanup function.
 *
 * @param root where `invalid` is heard
 * @param validated called in a later task with the invalid controls in the order of the form,
 * without those of which the page says by itself what is wrong
 */
export function onInteractiveValidation(
  root: Root,
  validated: (invalid: readonly Control[]) => void,
): () => void {
  const end = new AbortController();
  /** The form or the control that is being validated. */
  let asked: Element | null = null;
  let complaints: Event[] = [];

  const reportInvalid = () => {
    const own = complaints.filter(({ defaultPrevented }) => !defaultPrevented);
    asked = null;
    complaints = [];
    if (own.length > 0) validated(own.map(({ target }) => target as Control));
  };
  const untilNextTask = (form: HTMLFormElement | null | undefined) => {
    if (!form) return;
    asked = form;
    setTimeout(reportInvalid);
  };
  const complain = (event: Event) => {
    const control = event.target as Control;
    if (asked && (control === asked || control.form === asked)) complaints.push(event);
  };
  const options = { capture: true, signal: end.signal };
  root.addEventListener("click", ({ target }) => untilNextTask(submittedBy(target)), options);
  root.addEventListener("keypress", (event) => untilNextTask(submittedByKey(event)), options);
  root.addEventListener("invalid", complain, options);
  const endOfCalls = onValidatingCall((element) => {
    const before = asked;
    asked = element;
    return () => {
      asked = before;
      if (complaints.length > 0) setTimeout(reportInvalid);
    };
  });
  return () => {
    end.abort();
    endOfCalls();
  };
}

const submitButtons =
  "button:not([type=button], [type=reset]), input:is([type=submit], [type=image])";

function submittedBy(target: EventTarget | null): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  const button = memberOf(target, "closest")<HTMLButtonElement>(submitButtons);
  return button && !button.formNoValidate ? button.form : null;
}

/** The form that Enter submits without a submit button; the browser would click a button. */
function submittedByKey({ key, target }: KeyboardEvent): HTMLFormElement | null {
  return key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
}
