import type { Widget } from "../widget/Widget";
import type { Setting } from "./settings";

/** How an element reads and writes one of its properties. */
interface Access<E extends HTMLElement> {
  get(element: E, property: string): unknown;
  set(element: E, property: string, value: unknown): void;
}

/**
 * Gives the class a property for each attribute (behaviour 2).
 * @throws TypeError for the name of a property that every element has
 */
export function defineProperties<E extends HTMLElement>(
  prototype: E,
  tag: string,
  settings: readonly Setting[],
  { get, set }: Access<E>,
): void {
  for (const { property } of settings) {
    if (property in HTMLElement.prototype)
      throw new TypeError(`${tag}: "${property}" is a property of every element`);
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return get(this, property);
      },
      set(this: E, value: unknown) {
        set(this, property, value);
      },
    });
  }
}

/** Gives the class the methods that page code may call; the component answers them. */
export function defineMethods(
  prototype: HTMLElement & { readonly widget: Widget },
  names: readonly string[] = [],
): void {
  for (const name of names)
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: typeof prototype) {
        return this.widget.methods.call(name);
      },
    });
}
