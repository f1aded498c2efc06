import { type Openable, openables } from "@yy/element/openables";
import { useLayoutEffect } from "react";
import { listenToControls } from "./controls";

/** Answers to this name from `YY.open`, `YY.close` and the page's controls, for as long as the widget is there. */
export function useOpenable(name: string, openable: Openable): void {
  useLayoutEffect(() => {
    listenToControls();
    return register(name, openable);
  }, [name, openable]);
}

/** Those who wait for a name that is taken. */
const waiting: { name: string; openable: Openable }[] = [];
const warned = new Set<string>();

/** The first of a name has it (contract 2.2); the next gets it when the first has left. */
function register(name: string, openable: Openable): () => void {
  const holder = openables.get(name);
  // The one of the page before is still there for a task after a Turbo visit.
  if (!holder?.element.isConnected) openables.set(name, openable);
  else {
    waiting.push({ name, openable });
    if (!warned.has(name))
      console.warn(
        `two modals or panels are named "${name}"; the first on the page is the one that opens`,
      );
    warned.add(name);
  }
  return () => {
    const place = waiting.findIndex((other) => other.openable === openable);
    if (place >= 0) waiting.splice(place, 1);
    if (openables.get(name) !== openable) return;
    openables.delete(name);
    const next = waiting.findIndex((other) => other.name === name);
    const [heir] = next < 0 ? [] : waiting.splice(next, 1);
    if (heir) openables.set(name, heir.openable);
  };
}
