import { memberOf } from "@yy/page/memberOf";

/**
 * The data that the form sends when this button is pressed. Before Chrome 112, Firefox 111 and Safari 16.4
 * `new FormData(form, button)` leaves the button out; there its value is appended.
 */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form, submitter);
  if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement))
    return data;
  const name = memberOf(submitter, "getAttribute")("name");
  if (name && submitter.type !== "image" && !isSubmitterSent())
    data.append(name, memberOf(submitter, "getAttribute")("value") ?? "");
  return data;
}

function isSubmitterSent(): boolean {
  const form = document.createElement("form");
  const button = document.createElement("button");
  button.name = "probe";
  form.append(button);
  return new FormData(form, button).has("probe");
}
