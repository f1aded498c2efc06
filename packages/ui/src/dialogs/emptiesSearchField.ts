/**
 * Whether Escape empties the search field that it is pressed in. Chromium and Safari do that
 * themselves; Firefox, which has no `search` event either, is helped.
 */
export function emptiesSearchField(event: KeyboardEvent): boolean {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLInputElement) || field.type !== "search") return false;
  if (field.value === "" || field.readOnly) return false;
  if (!("onsearch" in field)) {
    event.preventDefault();
    field.select();
    // As if it were typed, with its events, and to be taken back by the visitor.
    document.execCommand("delete");
  }
  return true;
}
