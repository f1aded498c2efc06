import { memberOf } from "@yy/page/memberOf";

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** The buttons that send a form. Image buttons are not among its elements. */
export function submitButtons(form: HTMLFormElement): SubmitButton[] {
  const images = memberOf(form, "querySelectorAll")<HTMLInputElement>("input[type=image]");
  return [...memberOf(form, "elements"), ...images].filter(isSubmitButton);
}

function isSubmitButton(element: Element): element is SubmitButton {
  return ["submit", "image"].includes((element as Partial<SubmitButton>).type ?? "");
}

/**
 * Submits the form as by this button. If the page has removed it since, another button that sends
 * the same stands in, else a copy.
 */
export function submitBy(form: HTMLFormElement, button: HTMLElement | null): void {
  const submit = memberOf(form, "requestSubmit");
  if (!button || belongsTo(button, form)) {
    submit(button);
    return;
  }
  const same = submitButtons(form).find(
    (each) => !each.disabled && sendsAs(each) === sendsAs(button),
  );
  if (same) {
    submit(same);
    return;
  }
  const copy = button.cloneNode() as HTMLElement;
  copy.removeAttribute("id");
  copy.removeAttribute("disabled");
  copy.hidden = true;
  memberOf(form, "append")(copy);
  submit(copy);
  // The browser and Turbo read the button when the event is over.
  setTimeout(() => copy.remove());
}

/** Whether the form sends the value of the button when it is pressed. */
export function belongsTo(button: HTMLElement, form: HTMLFormElement): boolean {
  return "form" in button && button.form === form;
}

/** The attributes of a button that make a difference to the server. */
function sendsAs(button: HTMLElement): string {
  const names = ["name", "value", "formaction", "formmethod", "formenctype", "formtarget"];
  return JSON.stringify(names.map((name) => memberOf(button, "getAttribute")(name)));
}
