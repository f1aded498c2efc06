import { leftToVisitor } from "yy:interaction";
import { mountModes } from "@yy/element/lifecycle/pageSwitch";

/**
 * Whether the element waits for a touch: its attribute says so, or the page's switch, or else it
 * looks as it is drawn.
 */
export function isLeftToVisitor(element: Element): boolean {
  const mode = element.getAttribute("data-mount") ?? mountModes.get(element.localName);
  return mode === undefined ? element.matches(leftToVisitor) : mode === "interaction";
}
