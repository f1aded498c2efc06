import { useLiveEffect } from "@yy/element";
import { useLayoutEffect } from "react";
import { onReveal } from "../fields/reveal";
import { listenToControls } from "./controls";
import { dialogRegistry, earlyOpens, type RegisteredDialog } from "./dialogRegistry";

/**
 * Registers the dialog under this name, for `YY.open`, `YY.close` and the page's controls, until the widget unmounts.
 */
export function useRegisteredDialog(name: string, dialog: RegisteredDialog): void {
  useLayoutEffect(() => {
    listenToControls();
    return register(name, dialog);
  }, [name, dialog]);

  useLayoutEffect(() => onReveal(dialog.element, () => dialog.open()), [dialog]);

  // Not before the server's children are in the dialog, which takes the focus to one of them.
  useLiveEffect(() => {
    const { element } = dialog;
    const trigger = earlyOpens.get(element);
    if (earlyOpens.delete(element)) dialog.open(trigger);
    return undefined;
  }, [dialog]);
}

/** Dialogs whose name is held by another one. */
const waiting: { name: string; dialog: RegisteredDialog }[] = [];
const warned = new Set<string>();

/** The first dialog of a name holds it (behaviour 10.1); the next one gets it when the first is removed. */
function register(name: string, dialog: RegisteredDialog): () => void {
  const holder = dialogRegistry.get(name);
  // After a Turbo visit the dialogs of the previous page stay registered for one more task.
  if (!holder?.element.isConnected) dialogRegistry.set(name, dialog);
  else {
    waiting.push({ name, dialog });
    if (!warned.has(name))
      console.warn(
        `two modals or panels are named "${name}"; the first on the page is the one that opens`,
      );
    warned.add(name);
  }
  return () => {
    const place = waiting.findIndex((other) => other.dialog === dialog);
    if (place >= 0) waiting.splice(place, 1);
    if (dialogRegistry.get(name) !== dialog) return;
    dialogRegistry.delete(name);
    const next = waiting.findIndex((other) => other.name === name);
    const [successor] = next < 0 ? [] : waiting.splice(next, 1);
    if (successor) dialogRegistry.set(name, successor.dialog);
  };
}
