import type { MountStrategy } from "../config/schema";
import type { WidgetDefinition } from "../widget/widgetDefinition";

/**
 * When an element mounts: as its `data-mount` says, else as the widget's definition does for this element, else its schema.
 */
export function mountStrategy(
  definition: WidgetDefinition,
  element: HTMLElement,
  authored: unknown,
): MountStrategy {
  if (authored === "eager" || authored === "visible") return authored;
  return definition.mountStrategy?.(element) ?? definition.schema.mount;
}
