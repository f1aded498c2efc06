/**
 * Calls back when the visitor has made a choice. In a closed select, each arrow key or letter
 * changes the value on the way to another one; there Enter makes the choice, or leaving the select.
 * Returns a cleanup function.
 */
export function onChoice(field: HTMLSelectElement, chosen: (event: Event) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isKeyDown = false;
  let isUndecided = false;
  const take = (event: Event) => {
    if (!isUndecided) return;
    isUndecided = false;
    if (event instanceof KeyboardEvent) event.preventDefault();
    chosen(event);
  };
  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") take(event);
      // The browser changes the value after the event, in the same task.
      isKeyDown = true;
      setTimeout(() => {
        isKeyDown = false;
      });
    },
    { signal },
  );
  field.addEventListener(
    "change",
    (event) => {
      isUndecided = isKeyDown;
      if (!isUndecided) chosen(event);
    },
    { signal },
  );
  field.addEventListener("blur", take, { signal });
  return () => end.abort();
}
