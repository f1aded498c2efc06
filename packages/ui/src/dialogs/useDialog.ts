import { useLiveEffect, useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { type RefObject, useLayoutEffect, useMemo } from "react";
import { onReveal } from "../fields/reveal";
import { listenToControls } from "./controls";
import { Dialog, type DialogOptions } from "./Dialog";
import { earlyOpens, type NamedDialog, register } from "./namedDialogs";

/**
 * The dialog of a rendered `<dialog>`, until the widget unmounts (behaviour 10.2); the same object
 * at every render.
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
 * Makes the dialog known by its name to `YY.open`, `YY.close`, the page's controls, and whoever
 * shows what is inside it.
 * @param opener what opens and closes it for all of them but the last, who needs it in the page
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

  // Not before the server's children are in the dialog, which takes the focus to one of them.
  useLiveEffect(() => {
    const { element } = opener;
    const trigger = earlyOpens.get(element);
    if (earlyOpens.delete(element)) opener.open(trigger);
    return undefined;
  }, [opener]);
}
