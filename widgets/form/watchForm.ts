import { memberOf } from "@yy/page/memberOf";
import { onShown } from "@yy/page/moments";
import { type Field, onReset } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import type { FieldValidation } from "./FieldValidation";
import { watchMarkup } from "./watchMarkup";

/** What happens to the form as a whole. */
interface FormListeners {
  /** In a field, where it would send the form. */
  onEnter(): void;
  /** Fields came, went or changed their rules. */
  onMarkupChange(lookedUp: readonly Field[]): void;
  /** The page is shown, for the first time or again. */
  onPageShow(): void;
}

/** Listens to all that happens to the fields of a form. Returns a cleanup function. */
export function watchForm(
  form: HTMLFormElement,
  widget: HTMLElement,
  fields: FieldValidation,
  { onEnter, onMarkupChange, onPageShow }: FormListeners,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Fields outside the form that name it with `form=` send their events here too, after masks have changed their text.
  const root = memberOf(form, "getRootNode")();
  const on = (type: string, listener: (field: Field, event: Event) => void) =>
    root.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (isField(target) && target.form === form) listener(target, event);
      },
      { signal },
    );
  for (const type of ["input", "compositionend"])
    on(type, (field, event) => fields.typed(field, event));
  on("change", (field, event) => fields.changed(field, event));
  on("keydown", (field, event) => {
    const { key, isComposing, defaultPrevented } = event as KeyboardEvent;
    if (key === "Enter" && !isComposing && !defaultPrevented && sendsByEnter(field)) onEnter();
  });
  // Browsers and password managers may have filled fields in without an event.
  for (const type of ["focusin", "pointerdown"])
    root.addEventListener(type, () => fields.lookAround(), { signal, capture: true });
  onShown(onPageShow, { signal });
  const stopReset = onReset(
    form,
    (each) => each === form,
    () => fields.reset(),
  );
  const stopMarkup = watchMarkup(widget, onMarkupChange);
  return () => {
    end.abort();
    stopReset();
    stopMarkup();
  };
}

/** Enter opens the chooser of a file or a colour, and begins a new line in a text area. */
function sendsByEnter(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type !== "file" && field.type !== "color";
}
