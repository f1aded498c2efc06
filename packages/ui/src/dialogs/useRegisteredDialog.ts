import { useLayoutEffect } from "react";
import { listenToControls } from "./controls";
import { dialogRegistry, type RegisteredDialog } from "./dialogRegistry";

/** Answers to this name from `YY.open`, `YY.close` and the page's controls, for as long as the widget is there. */
export function useRegisteredDialog(name: string, dialog: RegisteredDialog): void {
  useLayoutEffect(() => {
    listenToControls();
    return register(name, dialog);
  }, [name, dialog]);
}

/** Those who wait for a name that is taken. */
const waiting: { name: string; dialog: RegisteredDialog }[] = [];
const warned = new Set<string>();

/** The first of a name has it (behaviour 10.1); the next gets it when the first has left. */
function register(name: string, dialog: RegisteredDialog): () => void {
  const holder = dialogRegistry.get(name);
  // The one of the page before is still there for a task after a Turbo visit.
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
    const [heir] = next < 0 ? [] : waiting.splice(next, 1);
    if (heir) dialogRegistry.set(name, heir.dialog);
  };
}
