import { onePerPage } from "@yy/page/onePerPage";

/** What closes a dialog by name: a control of the page, or a script. */
export type ControlReason = "control" | "api";

/** A modal or panel that `YY.open(name)`, `YY.close(name)` and controls in the page reach (behaviour 10.1). */
export interface RegisteredDialog {
  /** The widget's element. */
  readonly element: HTMLElement;
  /** @param trigger the control that opens it, if any */
  open(trigger?: HTMLElement): void;
  /**
   * @param reason `api` by default
   * @param next name of the dialog to open afterwards
   */
  close(reason?: ControlReason, next?: string): void;
}

/** The page's dialogs by `data-name`, shared by every bundle. */
export const dialogRegistry = onePerPage(
  "dialogRegistry",
  () => new Map<string, RegisteredDialog>(),
);

/** The dialogs to open as soon as they are registered, with the control that asked for it. */
export const earlyOpens = onePerPage(
  "earlyOpens",
  () => new WeakMap<Element, HTMLElement | undefined>(),
);

/** The dialog of this name. One that is in the document but not registered yet opens as soon as it is. */
export function dialogNamed(name: string): RegisteredDialog | null {
  const dialog = dialogRegistry.get(name);
  // After a Turbo visit the dialogs of the previous page stay registered for one more task.
  if (dialog?.element.isConnected) return dialog;
  const element = document.querySelector<HTMLElement>(
    `:is(yy-modal,yy-slide-in-panel)[data-name="${CSS.escape(name)}"]`,
  );
  return (
    element && {
      element,
      open: (trigger) => earlyOpens.set(element, trigger),
      close: () => earlyOpens.delete(element),
    }
  );
}
