import { useLiveEffect, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { type RefObject, useLayoutEffect, useMemo } from "react";
import { onReveal } from "../fields/reveal";
import { listenToControls } from "./controls";
import { Dialog, type DialogOptions } from "./Dialog";
import { earlyOpens, type NamedDialog, register } from "./namedDialogs";

/**
 * The dialog of a rendered `<dialog>`, until the widget unmounts (behaviour 10.2). Every render
 * returns the same object.
 */
export function useDialog<Own extends string = never>(
  box: RefObject<HTMLDialogElement | null>,
  options: DialogOptions<Own>,
): Dialog<Own> {
  const widget = useWidget();
  const latest = useLatest(options);
  const dialog = useMemo(
    () => new Dialog<Own>(widget.element, () => latest.current),
    [widget, latest],
  );

  useLayoutEffect(() => {
    if (!box.current) return;
    const detach = dialog.attach(box.current);
    const forget = widget.onMove(() => dialog.rejoin());
    return () => {
      forget();
      detach();
    };
  }, [widget, box, dialog]);

  return dialog;
}

/**
 * Registers the dialog by its name for `YY.open`, `YY.close` and the page's controls, and lets
 * `reveal` open it.
 * @param opener opens and closes it by name, which may happen in the app around the page; `reveal`
 * always opens `dialog`, because it needs the content in the page
 */
export function useNamedDialog(
  name: string,
  dialog: NamedDialog,
  opener: NamedDialog = dialog,
): void {
  useLayoutEffect(() => {
    listenToControls();
    return register(name, opener);
  }, [name, opener]);

  useLayoutEffect(() => onReveal(dialog.element, () => dialog.open()), [dialog]);

  // An effect, because opening moves the focus to one of the server's children, which have to be in
  // the dialog by then.
  useLiveEffect(() => {
    const { element } = opener;
    const trigger = earlyOpens.get(element);
    if (earlyOpens.delete(element)) opener.open(trigger);
    return undefined;
  }, [opener]);
}
