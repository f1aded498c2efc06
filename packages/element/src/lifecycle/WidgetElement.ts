import type { Setting } from "../attributes/settings";
import { Bridge } from "../rendering/bridge";
import type { WidgetDefinition } from "../widget/widgetDefinition";
import { Lifecycle } from "./Lifecycle";

/**
 * The custom element of every widget; `widgetClass` makes a subclass for each tag. What the browser
 * calls is here, and nothing else is on a tag but what its schema names.
 */
export class WidgetElement extends Bridge {
  /** Version of the bundle that defines the tag. */
  declare static readonly version: string;
  // See `SharedByTag`.
  declare static readonly settings: readonly Setting[];
  declare static readonly definition: WidgetDefinition;
  declare static readonly connected: Set<Lifecycle>;

  readonly #lifecycle = new Lifecycle(this, this.constructor as typeof WidgetElement);

  override connectedCallback(): void {
    this.#lifecycle.connect();
  }

  override disconnectedCallback(): void {
    this.#lifecycle.disconnect();
  }

  /** Present and empty on purpose: with it `moveBefore()` neither disconnects nor connects. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    this.#lifecycle.settings.attributeWritten(name);
    if (before !== after) this.#lifecycle.written();
  }

  /** The accessors of the tag's properties use this. */
  static lifecycleOf(element: WidgetElement): Lifecycle {
    return element.#lifecycle;
  }
}
