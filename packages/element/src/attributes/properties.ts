import { mountGate } from "@yy/page/mountGate";
import type { Setting, Settings } from "./settings";

interface Configured {
  readonly settings: Settings;
  /** Called after a property was set. */
  invalidate(): void;
}

/**
 * Gives the class of a tag a property for each attribute (behaviour 2). A test holds that none has
 * the name of a property that every element, or every widget, has.
 */
export function defineProperties<E extends HTMLElement>(
  prototype: E,
  settings: readonly Setting[],
  lifecycleOf: (element: E) => Configured,
): void {
  for (const setting of settings)
    Object.defineProperty(prototype, setting.property, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return lifecycleOf(this).settings.getProperty(setting);
      },
      set(this: E, value: unknown) {
        const lifecycle = lifecycleOf(this);
        lifecycle.settings.setProperty(setting, value);
        mountGate.release?.(this);
        lifecycle.invalidate();
      },
    });
}

const early = new WeakMap<HTMLElement, ReadonlyMap<Setting, unknown>>();

/** Properties that were set before the upgrade. */
export function earlyProperties(element: HTMLElement): ReadonlyMap<Setting, unknown> | undefined {
  return early.get(element);
}

/**
 * The base of an element's classes: its constructor runs first, and keeps early properties. Each is
 * an own property of the element, which would hide the accessor. The class of the tag names them in
 * its static `settings`.
 */
export function earlyPropertiesClass(): new () => HTMLElement {
  return class extends HTMLElement {
    constructor() {
      super();
      const own = this as unknown as Record<string, unknown>;
      const { settings } = new.target as unknown as { settings: readonly Setting[] };
      const set = settings.filter(({ property }) => Object.hasOwn(own, property));
      if (set.length === 0) return;
      mountGate.release?.(this);
      early.set(this, new Map(set.map((setting) => [setting, own[setting.property]])));
      for (const { property } of set) delete own[property];
    }
  };
}
