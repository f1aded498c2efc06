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
