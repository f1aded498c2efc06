import { listingFiltersOf } from "@yy/domain/urls/listingFilters";
import type { ListingFilters } from "@yy/domain/urls/listingKeys";
import { memberOf } from "@yy/page/memberOf";
import { onReset } from "@yy/ui/fields/field";
import { textEntries } from "./sendAsListing";

/**
 * Calls back on each change of the form's fields, inside and outside of it, and on resets. Returns
 * a cleanup function.
 */
export function onFiltersChanged(
  form: HTMLFormElement,
  tell: (filters: ListingFilters) => void,
): () => void {
  const tellNow = () => {
    const { page: _, ...filters } = listingFiltersOf(textEntries(new FormData(form)));
    tell(filters);
  };
  const changed = ({ target }: Event) => {
    if (belongsTo(form, target as Node)) tellNow();
  };
  const root = memberOf(form, "getRootNode")();
  root.addEventListener("change", changed);
  const stopReset = onReset(form, (each) => each === form, tellNow);
  return () => {
    root.removeEventListener("change", changed);
    stopReset();
  };
}

/** A field may belong to a form around it, or to another by its `form` attribute. */
function belongsTo(form: HTMLFormElement, target: Node): boolean {
  const { form: owner } = target as Partial<HTMLInputElement>;
  return owner === undefined ? memberOf(form, "contains")(target) : owner === form;
}
