import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { onePerPage } from "@yy/page/onePerPage";

type Show = (field: Element) => void;
type Root = ReturnType<typeof formRoot>;

/** Who hides fields, by the root that the browser's `invalid` is heard on: once for each, however many hide something. */
const hearings = () => onePerPage("invalidFields", () => new Map<Root, Hearing>());

interface Hearing {
  readonly hiding: Map<Element, Show>;
  readonly end: () => void;
}

/**
 * While a widget may hide fields of a plain form: when its button is pressed, and all that the browser would complain about
 * is hidden, so that it could neither focus nor say anything, the first such field is shown and focused, with the browser's
 * words. Returns a cleanup function.
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
  const end = new AbortController();
  /** The form whose button is being pressed; scripts that check fields as they are typed in are left alone. */
  let pressed: HTMLFormElement | null = null;
  let complaints: Event[] = [];

  const press = ({ target }: Event) => {
    const button = target instanceof Element ? memberOf(target, "closest")(submitButtons) : null;
    pressed = (button as HTMLButtonElement | null)?.form ?? null;
    if (pressed) setTimeout(settle);
  };
  const complain = (event: Event) => {
    if ((event.target as HTMLInputElement).form === pressed) complaints.push(event);
  };
  const settle = () => {
    // The page shows those by itself.
    const fields = complaints
      .filter(({ defaultPrevented }) => !defaultPrevented)
      .map(({ target }) => target as HTMLInputElement);
    pressed = null;
    complaints = [];
    if (fields.some((field) => field.matches(":focus"))) return;
    fields.some((field) => {
      for (const [widget, show] of hiding) if (memberOf(widget, "contains")(field)) show(field);
      field.focus();
      return field.matches(":focus") && !field.reportValidity();
    });
  };
  const options = { capture: true, signal: end.signal };
  root.addEventListener("click", press, options);
  root.addEventListener("invalid", complain, options);
  const hearing = { hiding, end: () => end.abort() };
  hearings().set(root, hearing);
  return hearing;
}

const submitButtons =
  "button:not([type=button], [type=reset]), input:is([type=submit], [type=image])";
