import { memberOf } from "@yy/page/memberOf";
/**
 * Returns the list's last child, if it is the link to the next page or contains it. Only this child
 * is checked, however many there are.
 */
export function moreLinkOf({ lastElementChild: last }: Element): Element | undefined {
  const selector = "[data-part=more]";
  return last && (memberOf(last, "matches")(selector) || memberOf(last, "querySelector")(selector))
    ? last
    : undefined;
}
