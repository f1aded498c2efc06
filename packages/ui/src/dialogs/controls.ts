import { ConfigError } from "@yy/domain/errors";
import { reportError } from "@yy/element/reporting/reportError";
import { flatParentOf } from "@yy/page/flatTree";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { hasModifier } from "../clicks";
import { dialogNamed, dialogRegistry, type RegisteredDialog } from "./dialogRegistry";

/**
 * Makes `data-yy-open="{name}"` and `data-yy-close` (empty or a name, with `data-yy-next`) work anywhere on the page,
 * also in shadow roots and in markup added later (behaviour 10.1). Adds one listener per page, however often called.
 */
export function listenToControls(): void {
  onePerPage("dialogControls", () => {
    document.addEventListener("click", clicked);
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

function controlOf(event: Event): HTMLElement | undefined {
  return event
    .composedPath()
    .find(
      (node): node is HTMLElement =>
        node instanceof HTMLElement && memberOf(node, "matches")("[data-yy-open], [data-yy-close]"),
    );
}

function isForAnotherTab(event: MouseEvent, control: HTMLElement): boolean {
  return control.matches("a[href]") && hasModifier(event);
}

/** Opens and closes the dialogs that the control names. Returns false when there is none: then a link is followed. */
function act(control: HTMLElement): boolean {
  const { yyOpen, yyClose, yyNext } = control.dataset;
  const closing =
    yyClose === undefined ? undefined : yyClose ? named(control, "close") : around(control);
  const opening = yyOpen === undefined ? undefined : named(control, "open");
  closing?.close("control", yyNext);
  opening?.open(control);
  return Boolean(closing ?? opening);
}

function named(control: HTMLElement, verb: "open" | "close"): RegisteredDialog | null {
  const name = control.getAttribute(`data-yy-${verb}`) ?? "";
  const dialog = dialogNamed(name);
  if (!dialog)
    reportError(
      control,
      new ConfigError(
        `${control.localName}: data-yy-${verb} must name a modal or panel of this page, got "${name}"`,
      ),
    );
  return dialog;
}

function around(control: HTMLElement): RegisteredDialog | undefined {
  for (let node: Element | null = control; node; node = flatParentOf(node))
    for (const dialog of dialogRegistry.values()) if (dialog.element === node) return dialog;
  reportError(
    control,
    new ConfigError(
      `${control.localName}: data-yy-close without a name must be inside a modal or panel`,
    ),
  );
  return undefined;
}
