/** A field of the server's form: what submits, and what the visitor types into. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back when the field may hold another value: typed, filled, chosen, set from outside and followed by `input` or
 * `change`, gone back by a reset of its form, or restored with the page (behaviour 9.1). Returns a cleanup function.
 */
export function onFieldValue(field: Field, callback: (event: Event) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  field.addEventListener("input", callback, { signal });
  field.addEventListener("change", callback, { signal });
  window.addEventListener("pageshow", callback, { signal });
  const stopReset = onReset(() => field.form, callback);
  return () => {
    end.abort();
    stopReset();
  };
}

/** Calls back once a reset of the form has put the fields' values back. The form is asked for at each reset. */
export function onReset(
  form: () => HTMLFormElement | null,
  callback: (event: Event) => void,
): () => void {
  let over = false;
  // On the window, because a reset can still be cancelled on its way up.
  const listen = (event: Event) => {
    if (event.target !== form()) return;
    // The values go back after the event's last listener; a microtask would be too soon after a real click.
    setTimeout(() => {
      if (!over && !event.defaultPrevented) callback(event);
    });
  };
  window.addEventListener("reset", listen);
  return () => {
    over = true;
    window.removeEventListener("reset", listen);
  };
}

/**
 * Sets a value as the visitor would have: with `input` and `change`, for whoever listens on the page. Returns whether
 * it was another value; an equal one fires nothing.
 */
export function enterValue(field: Field, value: string): boolean {
  if (field.value === value) return false;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
