import { formRoot } from "@yy/page/formRoot";
import { onShown } from "@yy/page/moments";
/** A field of the server's form. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back when the field's value may have changed: by the visitor, by a script that fires
 * `input` or `change`, by a reset of its form, or by the browser restoring the page (behaviour
 * 9.1). Returns a cleanup function.
 */
export function onFieldValue(field: Field, callback: (event: Event) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  field.addEventListener("input", callback, { signal });
  field.addEventListener("change", callback, { signal });
  onShown(callback, { signal });
  const stopReset = onReset(field, (form) => form === field.form, callback);
  return () => {
    end.abort();
    stopReset();
  };
}

/**
 * Calls back after a reset of a form, when its fields have their initial values. Returns a cleanup
 * function.
 * @param place the form, or any node of the same document or shadow root
 * @param isMeant whether a reset of this form counts; called at each reset, because a field can
 * move to another form
 */
export function onReset(
  place: Node,
  isMeant: (form: HTMLFormElement) => boolean,
  callback: (event: Event, form: HTMLFormElement) => void,
): () => void {
  let isStopped = false;
  const root = formRoot(place);
  // The listener is on the root, because listeners further down may still cancel the reset.
  const onResetEvent = (event: Event) => {
    // The target is read now: after the dispatch, an event from a shadow root has none.
    const { target } = event;
    if (!(target instanceof HTMLFormElement && isMeant(target))) return;
    // The browser resets the values after the last listener; after a real click a microtask would
    // be too early.
    setTimeout(() => {
      if (!isStopped && !event.defaultPrevented) callback(event, target);
    });
  };
  root.addEventListener("reset", onResetEvent);
  return () => {
    isStopped = true;
    root.removeEventListener("reset", onResetEvent);
  };
}

/**
 * Sets a value and fires `input` and `change`, as typing does. Does nothing, and returns false,
 * when the field has that value already.
 */
export function enterValue(field: Field, value: string): boolean {
  if (field.value === value) return false;
  field.value = value;
  fireInput(field);
  return true;
}

/** Fires `input` and `change`, as a visitor's choice or typing does. */
export function fireInput(field: Field): void {
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
