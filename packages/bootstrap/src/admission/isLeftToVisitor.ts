import { leftToVisitor } from "yy:interaction";
import { mountModes } from "@yy/element/lifecycle/pageSwitch";

/** Whether the element mounts at the visitor's touch: by its attribute, the page's switch or itself. */
export function isLeftToVisitor(element: Element): boolean {
  const mode = element.getAttribute("data-mount") ?? mountModes.get(element.localName);
  return mode === undefined ? element.matches(leftToVisitor) : mode === "interaction";
}
