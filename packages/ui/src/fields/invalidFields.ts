import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";
import { onInteractiveValidation } from "./interactiveValidation";

type Show = (field: Element) => void;
type Root = ReturnType<typeof formRoot>;

/**
 * The code that hides fields, by the root on which the browser's `invalid` is heard: one listener
 * for each root, however many fields are hidden.
 */
const hearings = () => onePerPage("invalidFields", () => new Map<Root, Hearing>());

interface Hearing {
  readonly hiding: Map<Element, Show>;
  readonly end: () => void;
}

/**
 * While a widget may hide fields of a plain form: when the browser was to tell the visitor what is
 * wrong, and all of it is hidden, so that it could neither focus nor say anything, the first such
 * field is shown and focused, with the browser's words. Returns a cleanup function.
 *
 * @param show called with a field inside the widget, also with one that shows
 */
export function showInvalidFields(widget: Element, show: Show): () => void {
  const root = formRoot(widget);
  const hearing = hearings().get(root) ?? hear(root);
  hearing.hiding.set(widget, show);
  return () => {
    hearing.hiding.delete(widget);
    if (hearing.hiding.size > 0) return;
    hearings().delete(root);
    hearing.end();
  };
}

function hear(root: Root): Hearing {
  const hiding = new Map<Element, Show>();
  const end = onInteractiveValidation(root, (fields) => {
    if (fields.some((field) => field.matches(":focus"))) return;
    fields.some((field) => {
      for (const [widget, show] of hiding) if (memberOf(widget, "contains")(field)) show(field);
      field.focus();
      return field.matches(":focus") && !field.reportValidity();
    });
  });
  const hearing = { hiding, end };
  hearings().set(root, hearing);
  return hearing;
}
