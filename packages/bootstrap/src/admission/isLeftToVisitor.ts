import { leftToVisitor } from "yy:interaction";
import { mountModes } from "@yy/element/lifecycle/pageSwitch";

/**
 * Whether the element waits for a touch: by its attribute, by the page's switch, or by default
 * because its server markup looks the same as the mounted widget.
 */
export function isLeftToVisitor(element: Element): boolean {
  const mode = element.getAttribute("data-mount") ?? mountModes.get(element.localName);
  return mode === undefined ? element.matches(leftToVisitor) : mode === "interaction";
}
