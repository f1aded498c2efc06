import { memberOf } from "@yy/page/memberOf";
import { belongsTo } from "./submitButtons";

/**
 * The data that the form sends when this button is pressed. The button's value is appended where the browser leaves it
 * out: before Chrome 112, Firefox 111 and Safari 16.4, and when a script has taken the button away after the press.
 */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const isInForm = submitter === null || belongsTo(submitter, form);
  const data = new FormData(form, isInForm ? submitter : null);
  if (!(submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement))
    return data;
  const name = memberOf(submitter, "getAttribute")("name");
  if (name && submitter.type !== "image" && !(isInForm && isSubmitterSent()))
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
