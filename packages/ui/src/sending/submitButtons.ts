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
