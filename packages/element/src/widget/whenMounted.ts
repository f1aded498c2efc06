import { onePerPage } from "@yy/page/onePerPage";

/**
 * What to do once an element is mounted, each time it is; for code outside of the widget, and every
 * bundle on the page.
 */
export const whenMounted = onePerPage("whenMounted", () => new WeakMap<Element, () => void>());
