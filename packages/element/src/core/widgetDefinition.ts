import type { ComponentType } from "react";
import type { MountStrategy, PropsOf, WidgetSchema } from "../config/schema";

/** What `defineWidget` takes; the three small things a widget is made of. */
export interface WidgetDefinition<S extends WidgetSchema = WidgetSchema> {
  readonly schema: S;
  readonly component: ComponentType<PropsOf<S>>;
  /** CSS texts adopted by the shadow root, the shared base first. */
  readonly styles: readonly string[];
  /**
   * CSS text about the server's children, as far as slots do not reach: what must hold without `yy.css` too. Adopted by
   * the tree that the element is in.
   */
  readonly childStyles?: string;
  /** Overrules the schema's moment for one element; undefined leaves it. */
  readonly mountStrategy?: (element: HTMLElement) => MountStrategy | undefined;
  /** `warnOfDeprecated`, in a widget whose schema deprecates an attribute or its tag; so others do without its code. */
  readonly deprecations?: (schema: WidgetSchema, element: HTMLElement) => void;
  /** Methods that the element has for page code; the component answers them with `useMethod`. */
  readonly methods?: readonly string[];
}
