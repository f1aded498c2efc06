import { clickTime, watchClick } from "./click";
import { mount, ready, remove } from "./mount";
import { openingTime, watchOpening } from "./opening";

/** What a measured page has as `window.bench`. */
export const bench = { ready, mount, remove, watchClick, clickTime, watchOpening, openingTime };

declare global {
  interface Window {
    readonly bench: typeof bench;
  }
}

Object.assign(window, { bench });
