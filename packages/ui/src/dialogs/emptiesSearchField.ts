/**
 * Whether Escape empties the search field that has the focus. Chromium and Safari do that
 * themselves. Firefox does not, so the field is emptied here; it is recognised by its lack of the
 * `search` event.
 */
export function emptiesSearchField(event: KeyboardEvent): boolean {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLInputElement) || field.type !== "search") return false;
  if (field.value === "" || field.readOnly) return false;
  if (!("onsearch" in field)) {
    event.preventDefault();
    field.select();
    // This fires `input` as typing does, and the visitor can undo it.
    document.execCommand("delete");
  }
  return true;
}
