import type { Setting } from "../config/settings";

/**
 * A property set before the upgrade is an own property that hides the accessor. It is put aside before the bridge's own
 * constructor runs, which writes a `container` of its own over it.
 */
export function upgradeProperties(
  bridge: new () => HTMLElement,
  settings: readonly Setting[],
): WeakMap<HTMLElement, ReadonlyMap<string, unknown>> {
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
  return early;
}
