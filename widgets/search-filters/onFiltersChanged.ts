import type { ListingFilters } from "@yy/domain/urls/listing";
import { listingFiltersOf } from "@yy/domain/urls/listing";
import { memberOf } from "@yy/page/memberOf";
import { onReset } from "@yy/ui/fields/field";
import { textEntries } from "./sendAsListing";

/**
 * Calls back when one of the form's fields changes, inside or outside the form, and when it is
 * reset. Returns a cleanup function.
 */
export function onFiltersChanged(
  form: HTMLFormElement,
  changed: (filters: ListingFilters) => void,
): () => void {
  const notify = () => {
    const { page: _, ...filters } = listingFiltersOf(textEntries(new FormData(form)));
    changed(filters);
  };
  const onChange = ({ target }: Event) => {
    if (belongsTo(form, target as Node)) notify();
  };
  const root = memberOf(form, "getRootNode")();
  root.addEventListener("change", onChange);
  const stopReset = onReset(form, (each) => each === form, notify);
  return () => {
    root.removeEventListener("change", onChange);
    stopReset();
  };
}

/**
 * Whether a field belongs to the form: to the one around it, or to one that its `form` attribute
 * names.
 */
function belongsTo(form: HTMLFormElement, target: Node): boolean {
  const { form: owner } = target as Partial<HTMLInputElement>;
  return owner === undefined ? memberOf(form, "contains")(target) : owner === form;
}
