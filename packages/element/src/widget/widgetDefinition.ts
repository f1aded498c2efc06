import type { ComponentType } from "react";
import type { MountStrategy, PropsOf, WidgetSchema } from "../config/schema";

/** What `defineWidget` takes: schema, component and styles, and a few options. */
export interface WidgetDefinition<S extends WidgetSchema = WidgetSchema> {
  readonly schema: S;
  readonly component: ComponentType<PropsOf<S>>;
  /** CSS texts adopted by the shadow root, the shared base first. */
  readonly styles: readonly string[];
  /**
   * CSS text for the server's children that `::slotted()` cannot reach, for what must hold without
   * `yy.css` too. Adopted by the document or shadow root that the element is in.
   */
  readonly childStyles?: string;
  /** Overrides the schema's `mount` for one element; undefined does not. */
  readonly mountStrategy?: (element: HTMLElement) => MountStrategy | undefined;
  /**
   * Its own styles give it no box until it is mounted, so that it never comes near the viewport:
   * `visible` counts as `eager`.
   */
  readonly hiddenUntilMounted?: true;
  /**
   * Called before the first render, for what only the server's markup as it shows can tell, such as
   * how far the visitor has scrolled it. While the component renders it is too late: on Preact the
   * markup is out of sight by then.
   */
  readonly measure?: (element: HTMLElement) => void;
  /**
   * `warnOfDeprecated`, where the schema deprecates an attribute or the tag; other widgets need not
   * load its code.
   */
  readonly deprecations?: (schema: WidgetSchema, element: HTMLElement) => void;
  /**
   * `methodsNamed`, where the element has methods for page code; other widgets need not load its
   * code.
   */
  readonly methods?: (prototype: HTMLElement) => void;
}
