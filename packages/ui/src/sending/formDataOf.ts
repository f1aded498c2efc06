import { memberOf } from "@yy/element/dom/memberOf";

/**
 * What the form sends when this button is pressed. Browsers before Chrome 112, Firefox 111 and Safari 16.4 leave the
 * button out of `new FormData(form, button)`: there its value comes last.
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
