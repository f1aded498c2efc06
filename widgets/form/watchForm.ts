import { memberOf } from "@yy/element/dom/memberOf";
import { type Field, onReset } from "@yy/ui/fields/field";
import { isField } from "@yy/ui/fields/formFields";
import { watchMarkup } from "./watchMarkup";

/** Told of what happens to a form's fields. */
interface FieldCallbacks {
  typed(field: Field, event: Event): void;
  changed(field: Field, event: Event): void;
  /** Browsers and password managers may have filled fields in without an event. */
  lookAround(): void;
  /** Enter in a field, which would send the form. */
  pressedEnter(): void;
  /** The fields have their first values again. */
  reset(): void;
  /** The page is shown again. */
  shown(): void;
  /** Fields came, went or changed their rules. */
  markupChanged(lookedUp: readonly Field[]): void;
}

/** Listens to all that happens to the fields of a form. Returns a cleanup function. */
export function watchForm(
  form: HTMLFormElement,
  widget: HTMLElement,
  callbacks: FieldCallbacks,
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
  on("input", callbacks.typed);
  on("compositionend", callbacks.typed);
  on("change", callbacks.changed);
  on("keydown", (field, event) => {
    const { key, isComposing, defaultPrevented } = event as KeyboardEvent;
    if (key === "Enter" && !isComposing && !defaultPrevented && field instanceof HTMLInputElement)
      callbacks.pressedEnter();
  });
  for (const type of ["focusin", "pointerdown"])
    root.addEventListener(type, callbacks.lookAround, { signal, capture: true });
  window.addEventListener("pageshow", callbacks.shown, { signal });
  const stopReset = onReset((each) => each === form, callbacks.reset);
  const stopMarkup = watchMarkup(widget, callbacks.markupChanged);
  return () => {
    end.abort();
    stopReset();
    stopMarkup();
  };
}
