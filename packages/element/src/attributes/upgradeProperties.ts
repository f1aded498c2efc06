import type { Setting, Settings } from "./settings";

/**
 * Keeps properties that were set before the upgrade. Each is an own property of the element and hides the accessor; it is
 * deleted before the bridge's constructor runs, which would overwrite one called `container`.
 *
 * @returns a function for the element's constructor: it sets the properties again, and returns how many attribute
 * callbacks the upgrade will still call. Those are not later writes, so the properties win over them.
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
