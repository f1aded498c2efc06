import type { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { onValidatingCall } from "./validatingCalls";

type Root = ReturnType<typeof formRoot>;
/** A control that the browser validates. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back after the browser has validated a form or a field and was to tell the visitor: after a
 * click on a submit button, Enter, `requestSubmit()` or `reportValidity()`. The `invalid` events
 * alone do not show this, because `checkValidity()`, which tells the visitor nothing, fires them
 * too. Returns a cleanup function.
 *
 * @param root the document or shadow root on which to listen for `invalid`
 * @param validated called in a later task with the invalid controls in the order of the form,
 * without those whose `invalid` event a script of the page has cancelled
 */
export function onInteractiveValidation(
  root: Root,
  validated: (invalid: readonly Control[]) => void,
): () => void {
  const end = new AbortController();
  /** The form or control that the browser validates now. */
  let validating: Element | null = null;
  let invalidEvents: Event[] = [];

  const reportInvalid = () => {
    const unhandled = invalidEvents.filter(({ defaultPrevented }) => !defaultPrevented);
    validating = null;
    invalidEvents = [];
    if (unhandled.length > 0) validated(unhandled.map(({ target }) => target as Control));
  };
  const collectUntilNextTask = (form: HTMLFormElement | null | undefined) => {
    if (!form) return;
    validating = form;
    setTimeout(reportInvalid);
  };
  const collectInvalid = (event: Event) => {
    const control = event.target as Control;
    if (validating && (control === validating || control.form === validating))
      invalidEvents.push(event);
  };
  const options = { capture: true, signal: end.signal };
  root.addEventListener(
    "click",
    ({ target }) => collectUntilNextTask(submittedBy(target)),
    options,
  );
  root.addEventListener(
    "keypress",
    (event) => collectUntilNextTask(submittedByKey(event)),
    options,
  );
  root.addEventListener("invalid", collectInvalid, options);
  const stopCalls = onValidatingCall((element) => {
    const before = validating;
    validating = element;
    return () => {
      validating = before;
      if (invalidEvents.length > 0) setTimeout(reportInvalid);
    };
  });
  return () => {
    end.abort();
    stopCalls();
  };
}

const submitButtons =
  "button:not([type=button], [type=reset]), input:is([type=submit], [type=image])";

function submittedBy(target: EventTarget | null): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  const button = memberOf(target, "closest")<HTMLButtonElement>(submitButtons);
  return button && !button.formNoValidate ? button.form : null;
}

/**
 * The form that Enter submits when it has no submit button. Where it has one, the browser fires a
 * click on that.
 */
function submittedByKey({ key, target }: KeyboardEvent): HTMLFormElement | null {
  return key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
}
