import { onePerPage } from "@yy/page/onePerPage";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    whenMounted: WeakMap<Element, () => void>;
  }
}

/**
 * Element → what to do each time that it has mounted; for code outside of the widget. All bundles
 * of the page share it.
 */
export const whenMounted = onePerPage("whenMounted", () => new WeakMap<Element, () => void>());
