import { memberOf } from "@yy/page/memberOf";

export type SubmitButton = HTMLButtonElement | HTMLInputElement;

/** The buttons that send a form. Image buttons are missing in `form.elements`. */
export function submitButtons(form: HTMLFormElement): SubmitButton[] {
  const images = memberOf(form, "querySelectorAll")<HTMLInputElement>("input[type=image]");
  return [...memberOf(form, "elements"), ...images].filter(isSubmitButton);
}

function isSubmitButton(element: Element): element is SubmitButton {
  return ["submit", "image"].includes((element as Partial<SubmitButton>).type ?? "");
}

/**
 * Submits the form by this button. If the page has removed it since, another button that sends the
 * same data is used, else a copy of it.
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
  // The browser and Turbo read the button after the event.
  setTimeout(() => copy.remove());
}

/** Whether the button belongs to the form, so that the form sends its value. */
export function belongsTo(button: HTMLElement, form: HTMLFormElement): boolean {
  return "form" in button && button.form === form;
}

/** The values of the button's attributes that affect the request. */
function sendsAs(button: HTMLElement): string {
  const names = ["name", "value", "formaction", "formmethod", "formenctype", "formtarget"];
  return JSON.stringify(names.map((name) => memberOf(button, "getAttribute")(name)));
}
