import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { onInteractiveValidation } from "./interactiveValidation";

type Show = (field: Element) => void;
type Root = ReturnType<typeof formRoot>;

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    invalidFields: Map<Root, WatchedRoot>;
  }
}

/**
 * Document or shadow root → the widgets in it that may hide fields. Each root has one set of
 * listeners, however many widgets there are.
 */
const watchedRoots = () => onePerPage("invalidFields", () => new Map());

interface WatchedRoot {
  readonly hiding: Map<Element, Show>;
  readonly end: () => void;
}

/**
 * Call this for a widget that may hide fields of a plain form. When the browser finds only hidden
 * fields invalid, it can neither focus one nor show its message, and the form seems dead. Then the
 * first of these fields is shown and focused, with the browser's message. Returns a cleanup
 * function.
 *
 * @param show called with a field inside the widget, also when the field is visible already
 */
export function showInvalidFields(widget: Element, show: Show): () => void {
  const root = formRoot(widget);
  const watched = watchedRoots().get(root) ?? watch(root);
  watched.hiding.set(widget, show);
  return () => {
    watched.hiding.delete(widget);
    if (watched.hiding.size > 0) return;
    watchedRoots().delete(root);
    watched.end();
  };
}

function watch(root: Root): WatchedRoot {
  const hiding = new Map<Element, Show>();
  const end = onInteractiveValidation(root, (fields) => {
    if (fields.some((field) => field.matches(":focus"))) return;
    fields.some((field) => {
      for (const [widget, show] of hiding) if (memberOf(widget, "contains")(field)) show(field);
      field.focus();
      return field.matches(":focus") && !field.reportValidity();
    });
  });
  const watched = { hiding, end };
  watchedRoots().set(root, watched);
  return watched;
}
