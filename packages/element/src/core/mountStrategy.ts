import type { MountStrategy } from "../config/schema";
import type { WidgetDefinition } from "./widgetDefinition";

/** When an element mounts: as its author says (`data-mount`), else its widget. */
export function mountStrategy(
  definition: WidgetDefinition,
  element: HTMLElement,
  authored: unknown,
): MountStrategy {
  if (authored === "eager" || authored === "visible") return authored;
  return definition.mountStrategy?.(element) ?? definition.schema.mount;
}
