import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { loadChunk } from "@yy/page/loadChunk";
import { useEffect, useMemo } from "react";
import type { Dialog, DialogOptions } from "../dialogs/Dialog";
import type { NamedDialog } from "../dialogs/namedDialogs";
import { isInApp } from "./nativeApp";
import type { AppSheet, SheetSchema } from "./sheet";

type Sheet = Pick<AppSheet, "open" | "requestClose" | "end">;

/**
 * Returns the dialog, or an object that opens it as a sheet of the app around the page. Every
 * render returns the same object.
 */
export function useAppSheet<Own extends string>(
  dialog: Dialog<Own>,
  options: DialogOptions<Own>,
): NamedDialog {
  const widget = useWidget<SheetSchema>();
  const latest = useLatest(options);
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
  readonly #dialog: NamedDialog;
  readonly #report: (error: unknown) => void;
  readonly #load: () => Promise<Sheet>;
  #sheet: Promise<Sheet> | undefined;

  constructor(dialog: NamedDialog, report: (error: unknown) => void, load: () => Promise<Sheet>) {
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
