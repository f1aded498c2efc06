import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { loadChunk } from "@yy/page/loadChunk";
import { useEffect, useMemo } from "react";
import type { Dialog, DialogCallbacks } from "../dialogs/Dialog";
import type { NamedDialog } from "../dialogs/namedDialogs";
import { isInApp } from "./nativeApp";
import type { AppSheet, SheetSchema } from "./sheet";

/**
 * The dialog, or what opens it as a sheet of the app around the page; the same object at every
 * render.
 */
export function useAppSheet(dialog: Dialog, callbacks: DialogCallbacks): NamedDialog {
  const widget = useWidget<SheetSchema>();
  const latest = useLatest(callbacks);
  const lazy = useMemo(() => {
    const component = widget.element.localName;
    return isInApp(component)
      ? new LazySheet(dialog, widget.report, () =>
          loadChunk(component, () => import("./sheet")).then(
            ({ AppSheet }) => new AppSheet(widget, dialog, () => latest.current),
          ),
        )
      : undefined;
  }, [dialog, widget, latest]);
  useEffect(() => () => lazy?.end(), [lazy]);
  return lazy ?? dialog;
}

/** Loads the sheet when the dialog is first opened. */
class LazySheet implements NamedDialog {
  readonly element: HTMLElement;
  readonly #dialog: Dialog;
  readonly #report: (error: unknown) => void;
  readonly #load: () => Promise<AppSheet>;
  #sheet: Promise<AppSheet> | undefined;

  constructor(dialog: Dialog, report: (error: unknown) => void, load: () => Promise<AppSheet>) {
    this.element = dialog.element;
    this.#dialog = dialog;
    this.#report = report;
    this.#load = load;
  }

  open(trigger?: HTMLElement): void {
    this.#sheet ??= this.#load();
    this.#sheet.then(
      (sheet) => sheet.open(trigger),
      (error: unknown) => {
        this.#sheet = undefined;
        this.#report(error);
        this.#dialog.open(trigger);
      },
    );
  }

  requestClose(reason?: "control" | "api", next?: string): void {
    if (this.#sheet)
      this.#sheet.then(
        (sheet) => sheet.requestClose(reason, next),
        () => undefined,
      );
    else this.#dialog.requestClose(reason, next);
  }

  end(): void {
    this.#sheet?.then(
      (sheet) => sheet.end(),
      () => undefined,
    );
  }
}
