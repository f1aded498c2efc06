import { onePerPage } from "@yy/domain/onePerPage";

/** Why a control or a script closes a dialog. */
export type ControlReason = "control" | "api";

/** A modal or panel that `YY.open(name)`, `YY.close(name)` and controls in the page reach (behaviour 10.1). */
export interface RegisteredDialog {
  /** The widget. */
  readonly element: HTMLElement;
  /** @param trigger the control, if one did it */
  open(trigger?: HTMLElement): void;
  /**
   * @param reason `api` by default
   * @param next name of what opens afterwards
   */
  close(reason?: ControlReason, next?: string): void;
}

/** By `data-name`, shared by every bundle on the page. */
export const dialogRegistry = onePerPage(
  "dialogRegistry",
  () => new Map<string, RegisteredDialog>(),
);
