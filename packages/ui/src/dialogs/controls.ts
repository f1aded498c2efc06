import { ConfigError } from "@yy/domain/errors";
import { isSamePage } from "@yy/domain/urls/parts";
import { reportError } from "@yy/element/reporting/reportError";
import { flatParentOf } from "@yy/page/flatTree";
import { got } from "@yy/page/got";
import { memberOf } from "@yy/page/memberOf";
import { onLinkTaken } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { pageHistory } from "@yy/page/pageHistory";
import { hasModifier } from "../clicks";
import { isStopped } from "../sending/stoppedSubmits";
import { dialogNamed, type NamedDialog, namedDialogs } from "./namedDialogs";
import { openLayers } from "./openLayers";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    dialogControls: true;
  }
}

/**
 * Makes `data-yy-open="{name}"` and `data-yy-close` (empty or a name, with `data-yy-next`) work
 * anywhere on the page, also in shadow roots and in markup added later (behaviour 10.1). However
 * often it is called, it adds its listeners once per page.
 */
export function listenToControls(): void {
  onePerPage("dialogControls", () => {
    document.addEventListener("click", clicked);
    // Captures the event, because rails-ujs stops its propagation.
    addEventListener("submit", submitted, { capture: true });
    onLinkTaken(keepFragmentLink);
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
  if (activate(control)) event.preventDefault();
}

/**
 * The control that the event comes from. It may be an SVG element: that has the same members as far
 * as they are used here.
 */
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
 * Opens and closes the dialogs that the control names. Returns false when there is none: then the
 * browser follows the link or submits the form.
 */
function activate(control: HTMLElement): boolean {
  const closing = isSubmitButton(control) ? undefined : dialogToClose(control);
  const opening = control.dataset.yyOpen === undefined ? undefined : dialogOf(control, "open");
  closing?.requestClose("control", control.dataset.yyNext);
  opening?.open(control);
  return Boolean(closing ?? opening);
}

/**
 * Whether the control is an explicit submit button of a form: it submits first, and closes only
 * then. A button without a `type` is mostly meant to cancel.
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
 * Closes the dialog that the submit button names, once the browser or a script has sent the form.
 */
function submitted(event: SubmitEvent): void {
  const { submitter: button, target: form } = event;
  if (!button || !(form instanceof HTMLFormElement) || button.dataset.yyClose === undefined) return;
  setTimeout(() => {
    if (isStopped(event)) return;
    // A cancelled event with a confirmation means that the visitor may have declined.
    const wasAsked = [form, button].some((each) =>
      memberOf(each, "matches")("[data-confirm], [data-turbo-confirm]"),
    );
    if (event.defaultPrevented && wasAsked) return;
    if (!event.defaultPrevented) pageHistory.noteLeaving();
    dialogToClose(button)?.requestClose("control", button.dataset.yyNext);
  });
}

/**
 * Keeps a router from handling a link to a fragment of this page inside an open layer: it might
 * render the page again, and open layers and typed text would be lost.
 */
function keepFragmentLink(event: Event): void {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.href.includes("#")) return;
  if (isSamePage(link.href, location.href) && openLayers.hold(link)) event.preventDefault();
}

function dialogToClose(control: HTMLElement): NamedDialog | null | undefined {
  const { yyClose } = control.dataset;
  if (yyClose === undefined) return undefined;
  return yyClose ? dialogOf(control, "close") : enclosingDialog(control);
}

function dialogOf(control: HTMLElement, verb: "open" | "close"): NamedDialog | null {
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

function enclosingDialog(control: HTMLElement): NamedDialog | undefined {
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
