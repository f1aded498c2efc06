import { clickTime, watchClick } from "./click";
import { mount, ready, remove } from "./mount";

/** What a measured page has as `window.bench`. */
export const bench = { ready, mount, remove, watchClick, clickTime };

declare global {
  interface Window {
    readonly bench: typeof bench;
  }
}

Object.assign(window, { bench });
