import { onePerPage } from "@yy/page/onePerPage";

/**
 * A modal or panel that `YY.open(name)`, `YY.close(name)` and controls of the page open and close
 * by its name (behaviour 10.1).
 */
export interface NamedDialog {
  /** The widget's element. */
  readonly element: HTMLElement;
  /** @param trigger the control that opens it, if any */
  open(trigger?: HTMLElement): void;
  /**
   * @param reason `api` by default
   * @param next name of the dialog to open afterwards
   */
  requestClose(reason?: "control" | "api", next?: string): void;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    namedDialogs: Map<string, NamedDialog>;
    earlyOpens: WeakMap<Element, HTMLElement | undefined>;
  }
}

/** The page's dialogs by `data-name`. All bundles share the map. */
export const namedDialogs = onePerPage("namedDialogs", () => new Map());

/** Dialogs to open as soon as they are registered → the control that was pressed. */
export const earlyOpens = onePerPage("earlyOpens", () => new WeakMap());

/**
 * The dialog of this name. `open` on one that is in the document but not registered yet takes
 * effect when it registers.
 */
export function dialogNamed(name: string): NamedDialog | null {
  const dialog = namedDialogs.get(name);
  // After a Turbo visit the dialogs of the previous page stay registered for one more task.
  if (dialog?.element.isConnected) return dialog;
  const element = document.querySelector<HTMLElement>(
    `:is(yy-modal,yy-slide-in-panel)[data-name="${CSS.escape(name)}"]`,
  );
  return (
    element && {
      element,
      open: (trigger) => earlyOpens.set(element, trigger),
      requestClose: () => earlyOpens.delete(element),
    }
  );
}

/** Dialogs whose name belongs to an earlier dialog. */
const waiting: { name: string; dialog: NamedDialog }[] = [];
const warned = new Set<string>();

/**
 * Registers a dialog under a name. Of several dialogs, the first has the name (behaviour 10.1); the
 * next gets it when the first is removed. Returns a cleanup function.
 */
export function register(name: string, dialog: NamedDialog): () => void {
  const holder = namedDialogs.get(name);
  // After a Turbo visit the dialogs of the previous page stay registered for one more task.
  if (!holder?.element.isConnected) namedDialogs.set(name, dialog);
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
    if (namedDialogs.get(name) !== dialog) return;
    namedDialogs.delete(name);
    const next = waiting.findIndex((other) => other.name === name);
    const [successor] = next < 0 ? [] : waiting.splice(next, 1);
    if (successor) namedDialogs.set(name, successor.dialog);
  };
}
