import { ConfigError } from "@yy/domain/errors";
import { isSamePage } from "@yy/domain/urls/withoutFragment";
import { reportError } from "@yy/element/reporting/reportError";
import { flatParentOf } from "@yy/page/flatTree";
import { got } from "@yy/page/got";
import { memberOf } from "@yy/page/memberOf";
import { onLinkTaken } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { pageHistory } from "@yy/page/pageHistory";
import { hasModifier } from "../clicks";
import { dialogNamed, type NamedDialog, namedDialogs } from "./namedDialogs";
import { openLayers } from "./openLayers";

/**
 * Makes `data-yy-open="{name}"` and `data-yy-close` (empty or a name, with `data-yy-next`) work
 * anywhere on the page, also in shadow roots and in markup added later (behaviour 10.1). Adds its
 * listeners once per page, however often called.
 */
export function listenToControls(): void {
  onePerPage("dialogControls", () => {
    document.addEventListener("click", clicked);
    // Before rails-ujs, which stops the event.
    addEventListener("submit", submitted, { capture: true });
    onLinkTaken(linkTaken);
    return true;
  });
}

/** The first control of the page that opens the dialog of this name. */
export function controlFor(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-yy-open="${CSS.escape(name)}"]`);
}

function clicked(event: MouseEvent): void {
  const control = controlOf(event);
  if (!control || event.defaultPrevented || isForAnotherTab(event, control)) return;
  if (act(control)) event.preventDefault();
}

/** A drawing too, which has of an element of HTML all that is asked of a control. */
function controlOf(event: Event): HTMLElement | undefined {
  return event
    .composedPath()
    .find(
      (node): node is HTMLElement =>
        (node instanceof HTMLElement || node instanceof SVGElement) &&
        memberOf(node, "matches")("[data-yy-open], [data-yy-close]"),
    );
}

function isForAnotherTab(event: MouseEvent, control: HTMLElement): boolean {
  return control.matches("a[href]") && hasModifier(event);
}

/**
 * Opens and closes the dialogs that the control names. Returns false when there is none: then a
 * link is followed, and a form submitted.
 */
function act(control: HTMLElement): boolean {
  const closing = isSubmitButton(control) ? undefined : dialogToClose(control);
  const opening = control.dataset.yyOpen === undefined ? undefined : named(control, "open");
  closing?.requestClose("control", control.dataset.yyNext);
  opening?.open(control);
  return Boolean(closing ?? opening);
}

/**
 * A button of a form that says it submits does so, and closes only then. One that does not say it
 * mostly cancels.
 */
function isSubmitButton(control: HTMLElement): boolean {
  const type = memberOf(control, "getAttribute")("type")?.toLowerCase() ?? "";
  return (
    (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
    ["submit", "image"].includes(type) &&
    control.form !== null
  );
}

/**
 * Closes the dialog that the submit button names, once the form is sent, by the browser or by a
 * script.
 */
function submitted(event: SubmitEvent): void {
  const { submitter: button, target: form } = event;
  if (!button || !(form instanceof HTMLFormElement) || button.dataset.yyClose === undefined) return;
  setTimeout(() => {
    // Whether the visitor has confirmed is not known here.
    const wasAsked = [form, button].some((each) =>
      memberOf(each, "matches")("[data-confirm], [data-turbo-confirm]"),
    );
    if (event.defaultPrevented && wasAsked) return;
    if (!event.defaultPrevented) pageHistory.noteLeaving();
    dialogToClose(button)?.requestClose("control", button.dataset.yyNext);
  });
}

/**
 * For a link to a fragment of this page a router may draw the page anew, and what is open and typed
 * would be lost.
 */
function linkTaken(event: Event): void {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.href.includes("#")) return;
  if (isSamePage(link.href, location.href) && openLayers.hold(link)) event.preventDefault();
}

function dialogToClose(control: HTMLElement): NamedDialog | null | undefined {
  const { yyClose } = control.dataset;
  if (yyClose === undefined) return undefined;
  return yyClose ? named(control, "close") : around(control);
}

function named(control: HTMLElement, verb: "open" | "close"): NamedDialog | null {
  const name = control.getAttribute(`data-yy-${verb}`) ?? "";
  const dialog = dialogNamed(name);
  if (!dialog)
    reportError(
      control,
      new ConfigError(
        `${control.localName}: data-yy-${verb} must name a modal or panel of this page${got(name)}`,
        { code: "YY-602" },
      ),
    );
  return dialog;
}

function around(control: HTMLElement): NamedDialog | undefined {
  for (let node: Element | null = control; node; node = flatParentOf(node))
    for (const dialog of namedDialogs.values()) if (dialog.element === node) return dialog;
  reportError(
    control,
    new ConfigError(
      `${control.localName}: data-yy-close without a name must be inside a modal or panel`,
      { code: "YY-603" },
    ),
  );
  return undefined;
}
