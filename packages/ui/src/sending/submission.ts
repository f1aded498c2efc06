import type { FormToSend } from "@yy/http/api/forms";

/** What a form's attributes, and those of the button that was pressed, say of a submission. */

function methodOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return (
    attributeOf(submitter, "formmethod") ??
    form.getAttribute("method") ??
    "get"
  ).toLowerCase();
}

/** All that is to be sent, as it is now. */
export function orderOf(form: HTMLFormElement, submitter: HTMLElement | null): FormToSend {
  return {
    action: attributeOf(submitter, "formaction") ?? form.getAttribute("action") ?? location.href,
    method: methodOf(form, submitter) === "get" ? "get" : "post",
    data: new FormData(form, submitter),
  };
}

/** The button sends whatever is there. */
export function leavesRulesOut(submitter: HTMLElement | null): boolean {
  return submitter?.hasAttribute("formnovalidate") ?? false;
}

/** Whether the browser goes elsewhere with the form: not into another window, not into the page's own dialog. */
export function leavesPage(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target = attributeOf(submitter, "formtarget") ?? form.getAttribute("target") ?? "";
  return (
    methodOf(form, submitter) !== "dialog" && ["", "_self", "_top", "_parent"].includes(target)
  );
}

function attributeOf(element: HTMLElement | null, name: string): string | undefined {
  return element?.getAttribute(name) ?? undefined;
}
