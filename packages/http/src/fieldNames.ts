/**
 * Elements whose `name` or `id` can shadow a property of their form, wherever they are, by `form=`.
 */
export const controls = "button, fieldset, img, input, object, output, select, textarea";

/**
 * Members of every element that forms may use as names of fields: no code that walks through a page
 * reads them of a form.
 */
const usual = new Set(["after", "before", "children", "id", "part", "prefix", "role", "slot"]);

/** Members that DOMPurify alone reads. */
const readByCleaner = new Set(["append", "attributes", "prepend", "remove", "scroll"]);

/**
 * Whether a field of this name would hide a member that libraries read of a form: `parentNode`,
 * `matches` …
 */
export const hidesMember = (name: string): boolean => name in Element.prototype && !usual.has(name);

/** As `hidesMember`, where DOMPurify does not look at the form. */
export const hidesWalkedMember = (name: string): boolean =>
  hidesMember(name) && !readByCleaner.has(name);
