import type { Setting, Settings } from "../config/settings";

/**
 * A property set before the upgrade is an own property that hides the accessor. It is taken away before the bridge's own
 * constructor runs, which writes a `container` of its own over it.
 *
 * Returns what sets them again, by the accessors, once the element has been constructed; it returns how many attribute
 * callbacks are still to come from the upgrade itself, which are no later than these properties.
 */
export function upgradeProperties(
  bridge: new () => HTMLElement,
  settings: readonly Setting[],
): (element: HTMLElement, values: Settings) => number {
  const early = new WeakMap<HTMLElement, ReadonlyMap<string, unknown>>();
  const properties = settings.map(({ property }) => property);
  class BeforeBridge extends HTMLElement {
    constructor() {
      super();
      const own = this as unknown as Record<string, unknown>;
      if (!properties.some((property) => Object.hasOwn(own, property))) return;
      const names = properties.filter((property) => Object.hasOwn(own, property));
      early.set(this, new Map(names.map((name) => [name, own[name]])));
      for (const name of names) delete own[name];
    }
  }
  Object.setPrototypeOf(bridge, BeforeBridge);
  return (element, values) => {
    const found = early.get(element);
    if (!found) return 0;
    for (const [property, value] of found) values.setProperty(property, value);
    return settings.filter(({ attribute }) => element.hasAttribute(attribute)).length;
  };
}
