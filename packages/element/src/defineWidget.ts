import type { PropsOf, WidgetSchema } from "./config/schema";
import { widgetClass } from "./lifecycle/widgetClass";
import { warnOfDuplicate } from "./reporting/duplicates";
import type { WidgetDefinition } from "./widget/widgetDefinition";

/**
 * The element of a schema, as page code sees it: every attribute is a typed property (behaviour
 * 2.3).
 */
export type ElementOf<S extends WidgetSchema> = HTMLElement & {
  -readonly [K in keyof PropsOf<S>]: PropsOf<S>[K] | undefined;
};

/**
 * Defines the custom element of a widget. The first definition of a tag on a page wins; a later one
 * warns once per bundle (behaviour 3.5). Without a DOM it does nothing, so that servers may import
 * widgets; nor in a browser that cannot show them ({@link canDraw}).
 */
export function defineWidget<S extends WidgetSchema>(
  definition: WidgetDefinition<S>,
): WidgetDefinition<S> {
  if (typeof customElements === "undefined" || !canDraw()) return definition;
  const { tag } = definition.schema;
  const first = customElements.get(tag);
  if (first) warnOfDuplicate(tag, (first as { version?: string }).version ?? "unknown");
  else customElements.define(tag, widgetClass(definition as unknown as WidgetDefinition));
  return definition;
}

let warned = false;

/**
 * Whether the browser can share style sheets with shadow roots: all but Safari before 16.4, where
 * no widget starts and the page stays as the server wrote it. Says so once.
 */
function canDraw(): boolean {
  if ("adoptedStyleSheets" in document) return true;
  if (!warned) console.warn("yy: no widget starts without document.adoptedStyleSheets.");
  warned = true;
  return false;
}
